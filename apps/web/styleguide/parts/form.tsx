import { TextInput } from '@mantine/core'
import { Button } from '#ui/action/button/button.tsx'
import { FilterField, FilterForm, FilterSelect } from '#ui/form/filter-form.tsx'
import { FieldRow, FormFoot, FormSection, FoundDraft, LeaveGuard, SectionNav } from '#ui/form/form-page.tsx'
import { ListFilter } from '#ui/form/list-filter.tsx'
import { CheckField } from '#ui/form/native/check-field.tsx'
import { Field } from '#ui/form/native/field.tsx'
import { PasswordField } from '#ui/form/native/password-field.tsx'
import { SelectField } from '#ui/form/native/select-field.tsx'
import { TextArea } from '#ui/form/native/text-area.tsx'
import { TextField } from '#ui/form/native/text-field.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { nothing, type Room } from '../part.ts'

const towns = [
	['1', 'Pune'],
	['2', 'Nagpur'],
] as const

const choices = towns.map(([value, label]) => ({ value, label }))

export const form: Room = {
	name: 'form',
	parts: [
		{
			name: 'FilterForm',
			shows: [FilterForm, FilterField, FilterSelect],
			states: {
				plain: (
					<FilterForm action="Search" names={['words', 'town', 'since']}>
						<FilterField name="words" label="Keywords" placeholder="Welder, nurse, React …" />
						<FilterSelect name="town" label="Town" any="Any town" options={towns} />
						<FilterField name="since" label="Since" type="date" />
					</FilterForm>
				),
			},
		},
		{
			name: 'ListFilter',
			shows: [ListFilter],
			states: {
				'a query': <ListFilter placeholder="A name or a town" action="Search" />,
				'with a choice': (
					<ListFilter
						placeholder="A name or a town"
						action="Search"
						choice={{
							name: 'kind',
							label: 'Kind',
							any: 'Any kind',
							options: <option value="1">Worker</option>,
						}}
					/>
				),
			},
		},
		{
			name: 'A form on a page of its own',
			shows: [SectionNav, FormSection, FieldRow, FormFoot, LeaveGuard],
			states: {
				'list of sections': (
					<SectionNav
						current="work"
						parts={[
							{ id: 'about', title: 'About you', isDone: true },
							{ id: 'work', title: 'Your work', isDone: false },
						]}
					/>
				),
				section: (
					<FormSection id="about" title="About you" text="Members see this on your profile.">
						<FieldRow>
							<TextInput label="First name" defaultValue="Meera" />
							<TextInput label="Last name" defaultValue="Joshi" />
						</FieldRow>
						<LeaveGuard isOn={false} />
					</FormSection>
				),
				foot: (
					<FormFoot>
						<Button>Save profile</Button>
						<Button variant="subtle">Cancel</Button>
					</FormFoot>
				),
			},
		},
		{
			name: 'FoundDraft',
			shows: [FoundDraft],
			states: {
				'input of an earlier visit': (
					<FoundDraft kept={{ found: { name: 'Meera' }, takeUp: nothing, drop: nothing }} fill={nothing} />
				),
			},
		},
		{
			name: 'NumberField',
			shows: [NumberField],
			states: {
				empty: <NumberField label="Pay a year" thousandSeparator="," prefix="₹ " />,
				filled: <NumberField label="Pay a year" value={600_000} thousandSeparator="," prefix="₹ " />,
				wrong: <NumberField label="Years of experience" value={90} error="Please enter 0 to 60 years." />,
			},
		},
		{
			name: 'TextField',
			shows: [TextField, Field],
			states: {
				empty: <TextField label="Email" placeholder="asha@example.com" />,
				'with help': (
					<TextField label="Code" description="It has six digits." defaultValue="123456" withAsterisk />
				),
				wrong: <TextField label="Email" defaultValue="asha@" error="Please enter a valid email." />,
				off: <TextField label="Email" defaultValue="asha@example.com" disabled />,
			},
		},
		{
			name: 'SelectField',
			shows: [SelectField],
			states: {
				plain: <SelectField label="Town" options={choices} />,
				wrong: <SelectField label="Town" options={choices} error="Please choose a town." />,
			},
		},
		{
			name: 'TextArea',
			shows: [TextArea],
			states: {
				empty: <TextArea label="Message" minRows={3} maxRows={8} />,
				wrong: (
					<TextArea label="Message" minRows={3} maxRows={8} defaultValue="Hm" error="It is too short." />
				),
			},
		},
		{
			name: 'CheckField',
			shows: [CheckField],
			states: {
				open: <CheckField label="Send me new matches by email" />,
				ticked: <CheckField label="Send me new matches by email" defaultChecked />,
				wrong: <CheckField label="I agree" error="Please agree." />,
			},
		},
		{
			name: 'PasswordField',
			shows: [PasswordField],
			states: {
				empty: <PasswordField label="Password" />,
				wrong: <PasswordField label="Password" defaultValue="secret" error="Password is required." />,
			},
		},
	],
}
