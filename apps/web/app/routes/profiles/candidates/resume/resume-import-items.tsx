import { TextInput, Textarea } from '@mantine/core'
import type {
	ReadField,
	ReadFieldName,
	ResumeReading,
} from '@profile-search/contract/profiles/imports/resume-import'
import { education } from '#features/profiles/education.ts'
import { useTranslation } from '#text/use-translation.ts'
import { duration } from '#ui/text/amounts.ts'
import { isNewLanguage, isNewSkill } from './resume-import-choice.ts'
import { Item } from './resume-import-part.tsx'
import classes from './resume-import.module.css'

const fieldLabels = {
	headline: 'profile.headline',
	summary: 'profile.summary',
	mobileNumber: 'profile.mobile',
	linkedinUrl: 'profile.linkedin',
	address: 'profile.address',
	birthDate: 'profile.birthDate',
	placeId: 'profile.town',
	professionId: 'profile.profession',
	experienceMonths: 'profile.experience',
	education: 'profile.education',
} as const satisfies Record<ReadFieldName, string>

type TickedField = { isTaken: boolean; values: string }

/**
 * A single field, old beside new. A ticked text can be corrected; a town or profession must be from the list, and the
 * rest follows from the entries.
 */
export function FieldItem({
	field,
	ticked,
	error,
	onChange,
}: {
	field: ReadField
	ticked: TickedField
	error: string | undefined
	onChange: (ticked: TickedField) => void
}) {
	const { t } = useTranslation()
	const label = t(fieldLabels[field.name])
	const isText = typeof field.value === 'string'
	const isLong = field.name === 'summary' || field.name === 'address'
	const input = {
		'aria-label': t('resumeImport.readOf', { name: label }),
		value: ticked.values,
		onChange: (event: { currentTarget: { value: string } }) =>
			onChange({ ...ticked, values: event.currentTarget.value }),
		error: ticked.isTaken && error,
	}
	return (
		<Item
			label={label}
			isTaken={ticked.isTaken && !field.isThere}
			isIdle={field.isThere}
			note={
				field.isThere
					? t('resumeImport.there')
					: ticked.isTaken && field.present
						? t('resumeImport.replaces')
						: ''
			}
			onTick={(isTaken) => onChange({ ...ticked, isTaken })}
		>
			<dl className={classes.beside}>
				<div>
					<dt>{t('resumeImport.now')}</dt>
					<dd>
						{field.present === null ? <i>{t('resumeImport.empty')}</i> : shownAs(field.name, field.present)}
					</dd>
				</div>
				<div>
					<dt>{t('resumeImport.read')}</dt>
					<dd>
						{!ticked.isTaken || !isText ? (
							shownAs(field.name, field.read)
						) : isLong ? (
							<Textarea autosize minRows={2} maxRows={10} {...input} />
						) : (
							<TextInput {...input} />
						)}
					</dd>
				</div>
			</dl>
		</Item>
	)
}

function shownAs(name: ReadFieldName, text: string) {
	if (name === 'experienceMonths') return duration(Number(text))
	return name === 'education' ? education(Number(text)) : text
}

type Ticks = { reading: ResumeReading; ticks: boolean[]; onTick: (ticks: boolean[]) => void }

export function SkillItems({ reading, ticks, onTick }: Ticks) {
	const { t } = useTranslation()
	const told = (level: number | null, years: number | null) =>
		[
			level === null ? '' : t(`values.skillLevel.${level as 1 | 2 | 3 | 4}`),
			years === null ? '' : t('person.years', { years }),
		]
			.filter(Boolean)
			.join(', ')
	return (
		<ul className={classes.names}>
			{reading.skills.map((skill, at) => {
				const { name, level, years, isKnown, present } = skill
				const own = present && (told(present.level, present.years) || t('resumeImport.noLevel'))
				const note = own ? t('resumeImport.thereAs', { own }) : isKnown ? '' : t('resumeImport.unknownSkill')
				return (
					<Item
						key={name}
						label={[name, told(level, years)].filter(Boolean).join(' · ')}
						isTaken={ticks[at] ?? false}
						isIdle={!isNewSkill(skill)}
						note={note}
						onTick={(isTaken) => onTick(ticks.with(at, isTaken))}
					/>
				)
			})}
		</ul>
	)
}

/** Skills that the rest of the résumé points to, each with the sentence that does so; none is ticked at first. */
export function SuggestedSkillItems({ reading, ticks, onTick }: Ticks) {
	const { t } = useTranslation()
	if (reading.suggestedSkills.length === 0) return null
	return (
		<>
			<p className={classes.suggested}>{t('resumeImport.suggestedSkills')}</p>
			<ul className={classes.names}>
				{reading.suggestedSkills.map(({ name, quote }, at) => (
					<Item
						key={name}
						label={name}
						isTaken={ticks[at] ?? false}
						note={`“${quote}”`}
						onTick={(isTaken) => onTick(ticks.with(at, isTaken))}
					/>
				))}
			</ul>
		</>
	)
}

export function LanguageItems({ reading, ticks, onTick }: Ticks) {
	const { t } = useTranslation()
	const told = (level: number | null) =>
		level === null ? '' : t(`values.languageLevel.${level as 1 | 2 | 3 | 4 | 5 | 6}`)
	return (
		<ul className={classes.names}>
			{reading.languages.map((language, at) => {
				const { code, name, level, present } = language
				const own = present && (told(present.level) || t('resumeImport.noLevel'))
				return (
					<Item
						key={code}
						label={[name, told(level)].filter(Boolean).join(' · ')}
						isTaken={ticks[at] ?? false}
						isIdle={!isNewLanguage(language)}
						note={own ? t('resumeImport.thereAs', { own }) : ''}
						onTick={(isTaken) => onTick(ticks.with(at, isTaken))}
					/>
				)
			})}
		</ul>
	)
}
