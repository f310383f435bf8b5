import { Select } from '@mantine/core'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import { NumberField } from '#ui/form/number-field.tsx'
import classes from './skill-claims.module.css'

export type SkillClaim = {
	name: string
	level: number | null
	years: number | null
	/** The ID of the entry that proves it. */
	shownBy: string | null
}
type Entries = { id: string; name: string }[]
type Props = {
	value: SkillClaim[]
	onChange: (value: SkillClaim[]) => void
	errors: Partial<Record<string, ReactNode>>
	/** Work and education entries that can prove a skill. */
	entries: Entries
	/** The name of the skill whose level, years and proof are shown. */
	open: string | null
	onOpen: (name: string | null) => void
}

const levels = [1, 2, 3, 4] as const

/** So many skills are shown before the others are asked for. */
const most = 8

/** Skills by their names, of which one at a time opens to its level, years and the entry that proves it. */
export function SkillClaims({ value, onChange, errors, entries, open, onOpen }: Props) {
	const { t } = useTranslation()
	const id = useId()
	const [isWhole, setWhole] = useState(false)
	const isBad = (index: number) => Object.keys(errors).some((path) => path.startsWith(`skills.${index}.`))
	const bad = value.find((_, index) => isBad(index))?.name
	useEffect(() => {
		if (bad) onOpen(bad)
		// Only a new fault opens its skill.
		// oxlint-disable-next-line react-hooks/exhaustive-deps
	}, [bad])

	if (value.length === 0) return <p className={classes.none}>{t('forms.noSkills')}</p>
	const opened = value.findIndex(({ name }) => name === open)
	const claim = value[opened]
	return (
		<div>
			<ul className={classes.skills}>
				{value.map((skill, index) => (
					<li
						key={skill.name}
						hidden={!isWhole && index >= most && value.length > most + 1 && index !== opened}
					>
						<button
							type="button"
							aria-expanded={index === opened}
							aria-controls={index === opened ? id : undefined}
							data-bad={isBad(index) || undefined}
							onClick={() => onOpen(index === opened ? null : skill.name)}
						>
							<b>{skill.name}</b>
							<ClaimFacts {...skill} />
						</button>
					</li>
				))}
				{!isWhole && value.length > most + 1 && (
					<li>
						<button type="button" className={classes.all} onClick={() => setWhole(true)}>
							{t('forms.allSkills', { count: value.length })}
						</button>
					</li>
				)}
			</ul>
			{claim && (
				<Claim
					key={claim.name}
					id={id}
					claim={claim}
					errors={errors}
					path={`skills.${opened}`}
					entries={entries}
					onChange={(part) => onChange(value.with(opened, { ...claim, ...part }))}
					onRemove={() => onChange(value.toSpliced(opened, 1))}
				/>
			)}
		</div>
	)
}

/** What is said of a skill, beside its name. */
function ClaimFacts({ level, years }: SkillClaim) {
	const { t } = useTranslation()
	const known = levels.find((one) => one === level)
	const facts = [
		known && t(`values.skillLevel.${known}`),
		years !== null && t('amounts.years', { count: years }),
	].filter(Boolean)
	return facts.length > 0 && <span>{facts.join(', ')}</span>
}

type ClaimProps = {
	id: string
	claim: SkillClaim
	errors: Props['errors']
	/** Where its errors are. */
	path: string
	entries: Entries
	onChange: (part: Partial<SkillClaim>) => void
	onRemove: () => void
}

function Claim({ id, claim, errors, path, entries, onChange, onRemove }: ClaimProps) {
	const { t } = useTranslation()
	const { name, level, years, shownBy } = claim
	return (
		<fieldset id={id} className={classes.claim}>
			<legend>{name}</legend>
			<div className={classes.fields}>
				<Select
					aria-label={`${name}: ${t('forms.skillLevel')}`}
					placeholder={t('forms.skillLevel')}
					clearable
					clearButtonProps={{ 'aria-label': t('labels.remove') }}
					data={levels.map((one) => ({ value: String(one), label: t(`values.skillLevel.${one}`) }))}
					value={level === null ? null : String(level)}
					onChange={(chosen) => onChange({ level: chosen === null ? null : Number(chosen) })}
				/>
				<NumberField
					aria-label={`${name}: ${t('forms.skillYears')}`}
					placeholder={t('forms.skillYears')}
					allowDecimal
					decimalScale={1}
					value={years}
					onChange={(entered) => onChange({ years: entered })}
					error={errors[`${path}.years`]}
				/>
				{entries.length > 0 && (
					<Select
						className={classes.entry}
						aria-label={`${name}: ${t('forms.skillShownBy')}`}
						placeholder={t('forms.skillShownBy')}
						clearable
						clearButtonProps={{ 'aria-label': t('labels.remove') }}
						data={entries.map((entry) => ({ value: entry.id, label: entry.name }))}
						value={shownBy}
						onChange={(entry) => onChange({ shownBy: entry })}
						error={Boolean(errors[`${path}.shownBy`])}
					/>
				)}
			</div>
			<Button
				variant="subtle"
				size="compact-md"
				aria-label={t('forms.removeSkill', { name })}
				onClick={onRemove}
			>
				{t('labels.remove')}
			</Button>
		</fieldset>
	)
}
