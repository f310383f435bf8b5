import { Checkbox, TextInput } from '@mantine/core'
import type { ReadEducation, ReadWork } from '@profile-search/contract/profiles/imports/resume-import'
import { type ReactNode, useState } from 'react'
import { useSpan, useYears } from '#features/profiles/person-view.tsx'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { FieldRow } from '#ui/form/form-page.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import { MonthField } from '../entries/month-field.tsx'
import { type EducationValues, type WorkValues, educationErrors, workErrors } from './resume-import-choice.ts'
import { Item } from './resume-import-part.tsx'
import classes from './resume-import.module.css'

type Ticked<Values> = { isTaken: boolean; values: Values }
type Props<Read, Values> = {
	read: Read
	isThere: boolean
	ticked: Ticked<Values>
	onChange: (ticked: Ticked<Values>) => void
}

/** A parsed work entry with a checkbox, which can be corrected. */
export function WorkItem({
	read,
	isThere,
	isByYear,
	ticked,
	onChange,
}: Props<ReadWork, WorkValues> & { isByYear: boolean }) {
	const { t } = useTranslation()
	const span = useSpan()
	const { values, isTaken } = ticked
	const errors = isTaken ? workErrors(read, values) : {}
	const put = (part: Partial<WorkValues>) => onChange({ ...ticked, values: { ...values, ...part } })
	const notes = [isThere && t('resumeImport.there'), isByYear && t('resumeImport.byYear')]
	return (
		<Item
			label={[values.title, values.organisationName].filter(Boolean).join(', ') || t('resumeImport.unnamed')}
			isTaken={isTaken}
			note={notes.filter(Boolean).join(' ')}
			onTick={(taken) => onChange({ ...ticked, isTaken: taken })}
		>
			<p className={classes.text}>
				{[span(read), read.place, read.kind && t(`values.workKind.${read.kind}`)].filter(Boolean).join(' · ')}
			</p>
			{read.description && <p className={classes.told}>{read.description}</p>}
			<Correction name={values.title} hasErrors={Object.keys(errors).length > 0}>
				<FieldRow>
					<TextInput
						label={t('entries.work.jobTitle')}
						value={values.title}
						onChange={(event) => put({ title: event.currentTarget.value })}
						error={errors.title}
					/>
					<TextInput
						label={t('entries.work.organisation')}
						value={values.organisationName}
						onChange={(event) => put({ organisationName: event.currentTarget.value })}
						error={errors.organisationName}
					/>
				</FieldRow>
				<FieldRow>
					<MonthField
						label={t('entries.from')}
						value={values.from}
						onChange={(from) => put({ from })}
						error={errors.startedOn}
					/>
					{!values.isPresent && (
						<MonthField
							label={t('entries.to')}
							value={values.to}
							onChange={(to) => put({ to })}
							error={errors.endedOn}
						/>
					)}
				</FieldRow>
				<Checkbox
					label={t('entries.work.present')}
					checked={values.isPresent}
					onChange={(event) => put({ isPresent: event.currentTarget.checked })}
				/>
			</Correction>
		</Item>
	)
}

export function EducationItem({ read, isThere, ticked, onChange }: Props<ReadEducation, EducationValues>) {
	const { t } = useTranslation()
	const years = useYears()
	const { values, isTaken } = ticked
	const errors = isTaken ? educationErrors(read, values) : {}
	const put = (part: Partial<EducationValues>) => onChange({ ...ticked, values: { ...values, ...part } })
	return (
		<Item
			label={
				[values.degree, values.field, values.institution].filter(Boolean).join(', ') ||
				t('resumeImport.unnamed')
			}
			isTaken={isTaken}
			note={isThere ? t('resumeImport.there') : ''}
			onTick={(taken) => onChange({ ...ticked, isTaken: taken })}
		>
			<p className={classes.text}>{[years(read), read.grade].filter(Boolean).join(' · ')}</p>
			{read.note && <p className={classes.told}>{read.note}</p>}
			<Correction name={values.degree} hasErrors={Object.keys(errors).length > 0}>
				<FieldRow>
					<TextInput
						label={t('entries.education.degree')}
						value={values.degree}
						onChange={(event) => put({ degree: event.currentTarget.value })}
						error={errors.degree}
					/>
					<TextInput
						label={t('entries.education.field')}
						value={values.field}
						onChange={(event) => put({ field: event.currentTarget.value })}
						error={errors.field}
					/>
				</FieldRow>
				<TextInput
					label={t('entries.education.institution')}
					value={values.institution}
					onChange={(event) => put({ institution: event.currentTarget.value })}
					error={errors.institution}
				/>
				<FieldRow>
					<NumberField
						label={t('entries.education.fromYear')}
						value={values.from}
						onChange={(from) => put({ from })}
						error={errors.startedOn}
					/>
					<NumberField
						label={t('entries.education.toYear')}
						value={values.to}
						onChange={(to) => put({ to })}
						error={errors.endedOn}
					/>
				</FieldRow>
			</Correction>
		</Item>
	)
}

/** Fields that are folded until the person opens them or one of them has an error. */
function Correction({
	name,
	hasErrors,
	children,
}: {
	name: string
	hasErrors: boolean
	children: ReactNode
}) {
	const { t } = useTranslation()
	const [isAsked, setAsked] = useState(false)
	const isOpen = isAsked || hasErrors
	return (
		<>
			{!hasErrors && (
				<Button
					className={classes.correct}
					variant="subtle"
					size="sm"
					aria-expanded={isOpen}
					aria-label={t('resumeImport.correctOf', { name })}
					onClick={() => setAsked(!isAsked)}
				>
					{t('resumeImport.correct')}
				</Button>
			)}
			{isOpen && <div className={classes.correction}>{children}</div>}
		</>
	)
}
