import {
	type ResumeReading,
	TakeDraft,
	type TakeInput,
	countTaken,
} from '@profile-search/contract/profiles/imports/resume-import'
import { type FormEvent, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { errorsOf } from '#ui/form/draft-form.ts'
import { FormFoot } from '#ui/form/form-page.tsx'
import { Section } from '#ui/page/page.tsx'
import {
	type Choice,
	type SectionName,
	countsOf,
	draftOf,
	isAbout,
	isRead,
	tickAll,
	withChosenMonths,
} from './resume-import-choice.ts'
import { EducationItem, WorkItem } from './resume-import-entry.tsx'
import { FieldItem, LanguageItems, SkillItems, SuggestedSkillItems } from './resume-import-items.tsx'
import { Item, Part } from './resume-import-part.tsx'
import classes from './resume-import.module.css'

type Props = {
	reading: ResumeReading
	choice: Choice
	isSending: boolean
	onChange: (choice: Choice) => void
	onTake: (draft: TakeInput) => void
	onDrop: () => void
}

/** The whole parsed résumé, part by part, each item with a checkbox beside the profile's present value. */
export function ResumeReview({ reading: read, choice, isSending, onChange, onTake, onDrop }: Props) {
	const { t } = useTranslation()
	const reading = withChosenMonths(read, choice)
	const [isAsked, setAsked] = useState(false)
	const draft = draftOf(reading, choice)
	const errors = errorsOf(TakeDraft, draft)
	const counts = countsOf(reading, choice)
	const taken = countTaken(draft)
	const total = Object.values(counts).reduce((sum, count) => sum + count.total, 0)
	const partOf = (name: SectionName) => ({
		title: t(`resumeImport.sections.${name}`),
		counts: counts[name],
		onAll: (isTaken: boolean) => onChange(tickAll(reading, choice, name, isTaken)),
	})
	const hasFields = (name: 'about' | 'contact') =>
		reading.fields.some((field) => isRead(field) && isAbout(field.name) === (name === 'about')) ||
		(name === 'contact' && reading.links.length > 0)
	const nothing = <p className={classes.help}>{t('resumeImport.nothing')}</p>

	const take = (event: FormEvent) => {
		event.preventDefault()
		setAsked(true)
		if (Object.keys(errors).length === 0) return onTake(draft)
		requestAnimationFrame(() =>
			document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]')?.focus(),
		)
	}

	return (
		<form method="post" noValidate onSubmit={take}>
			{(['about', 'contact'] as const).map((name) => (
				<Part key={name} {...partOf(name)}>
					{!hasFields(name) && nothing}
					<ul className={classes.items}>
						{reading.fields.map(
							(field, at) =>
								isRead(field) &&
								isAbout(field.name) === (name === 'about') && (
									<FieldItem
										key={field.name}
										field={field}
										ticked={choice.fields[at] ?? { isTaken: false, values: '' }}
										error={errors[`fields.${field.name}`]}
										onChange={(ticked) => onChange({ ...choice, fields: choice.fields.with(at, ticked) })}
									/>
								),
						)}
						{name === 'contact' &&
							reading.links.map(({ url, isThere }, at) => (
								<Item
									key={url}
									label={url}
									isTaken={choice.links[at] ?? false}
									isIdle={isThere}
									note={isThere ? t('resumeImport.there') : ''}
									onTick={(isTaken) => onChange({ ...choice, links: choice.links.with(at, isTaken) })}
								/>
							))}
					</ul>
				</Part>
			))}
			<Part {...partOf('work')}>
				{reading.workEntries.length === 0 && nothing}
				<ul className={classes.items}>
					{reading.workEntries.map((entry, at) => {
						const ticked = choice.workEntries[at]
						const change = (changed: NonNullable<typeof ticked>) =>
							onChange({ ...choice, workEntries: choice.workEntries.with(at, changed) })
						return ticked && <WorkItem key={at} {...entry} ticked={ticked} onChange={change} />
					})}
				</ul>
			</Part>
			<Part {...partOf('education')}>
				{reading.educationEntries.length === 0 && nothing}
				<ul className={classes.items}>
					{reading.educationEntries.map((entry, at) => {
						const ticked = choice.educationEntries[at]
						const change = (changed: NonNullable<typeof ticked>) =>
							onChange({ ...choice, educationEntries: choice.educationEntries.with(at, changed) })
						return ticked && <EducationItem key={at} {...entry} ticked={ticked} onChange={change} />
					})}
				</ul>
			</Part>
			<Part {...partOf('skills')}>
				{reading.skills.length === 0 && nothing}
				<SkillItems
					reading={reading}
					ticks={choice.skills}
					onTick={(skills) => onChange({ ...choice, skills })}
				/>
				<SuggestedSkillItems
					reading={reading}
					ticks={choice.suggestedSkills}
					onTick={(suggestedSkills) => onChange({ ...choice, suggestedSkills })}
				/>
			</Part>
			<Part {...partOf('languages')}>
				{reading.languages.length === 0 && nothing}
				<LanguageItems
					reading={reading}
					ticks={choice.languages}
					onTick={(languages) => onChange({ ...choice, languages })}
				/>
			</Part>
			{reading.notUnderstood.length > 0 && (
				<Section title={t('resumeImport.notUnderstood')}>
					<p className={classes.help}>{t('resumeImport.notUnderstoodText')}</p>
					<pre className={classes.left}>{reading.notUnderstood.join('\n')}</pre>
				</Section>
			)}
			<FormFoot>
				<Button type="submit" size="lg" loading={isSending} disabled={taken === 0}>
					{t('resumeImport.take', { taken, total })}
				</Button>
				<Button variant="subtle" onClick={onDrop}>
					{t('resumeImport.drop')}
				</Button>
				{isAsked && Object.keys(errors).length > 0 && (
					<p className={classes.error} role="alert">
						{errors[''] ??
							Object.entries(errors).find(([path]) => !path.includes('.'))?.[1] ??
							t('resumeImport.fixFirst')}
					</p>
				)}
			</FormFoot>
		</form>
	)
}
