import {
	Autocomplete,
	Checkbox,
	MultiSelect,
	NativeSelect,
	Radio,
	Select,
	Switch,
	Textarea,
	TextInput,
} from '@mantine/core'
import type { ReactNode } from 'react'
import { Row } from '#ui/layout/row.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import type { Part, Room } from '../part.ts'
import classes from '../styleguide.module.css'

const colours = [
	['paper', 'paper-raised', 'paper-sunk', 'ink', 'ink-soft', 'ink-faint', 'rule', 'rule-strong'],
	['peacock', 'peacock-deep', 'peacock-wash', 'marigold', 'marigold-ink', 'marigold-wash'],
	['vermilion', 'vermilion-wash', 'band', 'edge', 'on-band', 'on-band-soft', 'on-band-marigold'],
	[
		'dye-skills',
		'dye-profession',
		'dye-experience',
		'dye-education',
		'dye-languages',
		'dye-text',
		'dye-open',
	],
]

const steps = ['step--3', 'step--2', 'step--1', 'step-0', 'step-1', 'step-2', 'step-3', 'step-4', 'step-5']

/** The states of a field of the kit. */
const fields = (label: string, field: (state: object) => ReactNode): Part => ({
	name: label,
	shows: [],
	states: {
		plain: field({ label }),
		described: field({ label, description: 'Members see it on your profile.' }),
		required: field({ label, withAsterisk: true }),
		wrong: field({ label, error: 'Please check this.' }),
		disabled: field({ label, disabled: true }),
	},
})

/** The values of the theme, and the parts of the kit as it dresses them. */
export const theme: Room = {
	name: 'theme',
	parts: [
		{
			name: 'Colours',
			shows: [],
			states: {
				'of tokens.css': (
					<Stack gap={8}>
						{colours.map((names) => (
							<ul key={names.join('')} className={classes.colours}>
								{names.map((name) => (
									<li key={name}>
										<i style={{ background: `var(--${name})` }} />
										{name}
									</li>
								))}
							</ul>
						))}
					</Stack>
				),
			},
		},
		{
			name: 'Type',
			shows: [],
			states: {
				'of tokens.css': (
					<ul>
						{steps.map((name) => (
							<li key={name} style={{ fontSize: `var(--${name})` }}>
								{name} · Work that fits · जुळणारे काम
							</li>
						))}
					</ul>
				),
			},
		},
		fields('TextInput', (state) => <TextInput {...state} placeholder="Welder" />),
		fields('Textarea', (state) => <Textarea {...state} placeholder="A few sentences are enough." />),
		fields('Select', (state) => <Select {...state} data={['Pune', 'Nagpur']} defaultValue="Pune" />),
		fields('NativeSelect', (state) => <NativeSelect {...state} data={['Pune', 'Nagpur']} />),
		fields('MultiSelect', (state) => (
			<MultiSelect
				{...state}
				data={['Hindi', 'Marathi']}
				defaultValue={'disabled' in state ? [] : ['Hindi']}
			/>
		)),
		fields('Autocomplete', (state) => <Autocomplete {...state} data={['Pune', 'Nagpur']} />),
		{
			name: 'Checkbox, Radio and Switch',
			shows: [],
			states: {
				off: (
					<Row gap={24}>
						<Checkbox label="Willing to relocate" />
						<Radio label="Hybrid" />
						<Switch label="Mails" />
					</Row>
				),
				on: (
					<Row gap={24}>
						<Checkbox label="Willing to relocate" defaultChecked />
						<Radio label="Hybrid" defaultChecked />
						<Switch label="Mails" defaultChecked />
					</Row>
				),
				wrong: <Checkbox label="I have read it" error="Please confirm this." />,
				disabled: (
					<Row gap={24}>
						<Checkbox label="Willing to relocate" disabled />
						<Radio label="Hybrid" disabled />
						<Switch label="Mails" disabled />
					</Row>
				),
			},
		},
	],
}
