import { CloseButton, Select } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Stack } from '#ui/layout/stack.tsx'
import classes from '#ui/form/rows.module.css'

export type Language = { code: string; name: string; ownName: string }
export type LanguageClaim = { code: string; level: number | null }
type Props = {
	languages: Language[]
	value: LanguageClaim[]
	onChange: (value: LanguageClaim[]) => void
	error?: ReactNode
}

const levels = [1, 2, 3, 4, 5, 6] as const

/** Languages with their levels. */
export function LanguageRows({ languages, value, onChange, error }: Props) {
	const { t } = useTranslation()
	const free = languages.filter(({ code }) => value.every((claim) => claim.code !== code))
	const change = (index: number, part: Partial<LanguageClaim>) =>
		onChange(value.map((claim, at) => (at === index ? { ...claim, ...part } : claim)))

	return (
		<Stack gap={10}>
			{value.map((claim, index) => (
				<div key={claim.code} className={classes.row}>
					<Select
						aria-label={t('forms.language')}
						searchable
						allowDeselect={false}
						data={languages
							.filter(({ code }) => code === claim.code || free.some((language) => language.code === code))
							.map(optionOf)}
						value={claim.code}
						onChange={(code) => code && change(index, { code })}
					/>
					<Select
						aria-label={t('forms.languageLevel')}
						placeholder={t('forms.languageLevel')}
						data={levels.map((level) => ({
							value: String(level),
							label: t(`values.languageLevel.${level}`),
						}))}
						value={claim.level === null ? null : String(claim.level)}
						onChange={(level) => change(index, { level: level === null ? null : Number(level) })}
					/>
					<CloseButton
						size="xl"
						aria-label={t('forms.removeLanguage')}
						onClick={() => onChange(value.toSpliced(index, 1))}
					/>
				</div>
			))}
			<Select
				key={value.length}
				label={t('forms.addLanguage')}
				placeholder={t('forms.search')}
				searchable
				data={free.map(optionOf)}
				value={null}
				onChange={(code) => code && onChange([...value, { code, level: null }])}
				error={error}
			/>
		</Stack>
	)
}

function optionOf({ code, name, ownName }: Language) {
	return { value: code, label: ownName && ownName !== name ? `${name} · ${ownName}` : name }
}
