import { CloseButton, Select } from '@mantine/core'
import { useTranslation } from '#text/use-translation.ts'
import { NumberField } from '#ui/form/number-field.tsx'
import classes from '#ui/form/rows.module.css'

export type SkillClaim = {
	name: string
	level: number | null
	years: number | null
	/** The ID of the entry that proves it. */
	shownBy: string | null
}
type Props = {
	value: SkillClaim[]
	onChange: (value: SkillClaim[]) => void
	errors: Partial<Record<string, unknown>>
	/** Work and education entries that can prove a skill. */
	entries: { id: string; name: string }[]
}

const levels = [1, 2, 3, 4] as const

/** Skills with level, years and the entry that proves each. */
export function SkillRows({ value, onChange, errors, entries }: Props) {
	const { t } = useTranslation()
	const change = (index: number, part: Partial<SkillClaim>) =>
		onChange(value.map((claim, at) => (at === index ? { ...claim, ...part } : claim)))

	if (value.length === 0) return <p className={classes.none}>{t('forms.noSkills')}</p>
	return (
		<ul className={classes.skills}>
			{value.map((skill, index) => (
				<li
					key={skill.name}
					data-has-entries={entries.length > 0 || undefined}
					data-bad={`skills.${index}.name` in errors || undefined}
				>
					<b>{skill.name}</b>
					<Select
						aria-label={`${skill.name}: ${t('forms.skillLevel')}`}
						placeholder={t('forms.skillLevel')}
						clearable
						data={levels.map((level) => ({ value: String(level), label: t(`values.skillLevel.${level}`) }))}
						value={skill.level === null ? null : String(skill.level)}
						onChange={(level) => change(index, { level: level === null ? null : Number(level) })}
					/>
					<NumberField
						aria-label={`${skill.name}: ${t('forms.skillYears')}`}
						placeholder={t('forms.skillYears')}
						allowDecimal
						decimalScale={1}
						max={60}
						value={skill.years}
						onChange={(years) => change(index, { years })}
						error={Boolean(errors[`skills.${index}.years`])}
					/>
					{entries.length > 0 && (
						<Select
							className={classes.entry}
							aria-label={`${skill.name}: ${t('forms.skillShownBy')}`}
							placeholder={t('forms.skillShownBy')}
							clearable
							clearButtonProps={{ 'aria-label': t('labels.remove') }}
							data={entries.map(({ id, name }) => ({ value: id, label: name }))}
							value={skill.shownBy}
							onChange={(shownBy) => change(index, { shownBy })}
							error={Boolean(errors[`skills.${index}.shownBy`])}
						/>
					)}
					<CloseButton
						size="xl"
						aria-label={t('forms.removeSkill', { name: skill.name })}
						onClick={() => onChange(value.toSpliced(index, 1))}
					/>
				</li>
			))}
		</ul>
	)
}
