import { CloseButton } from '@mantine/core'
import type { SkillInText } from '@profile-search/contract/search/texts'
import { useState } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { Button } from '#ui/action/button/button.tsx'
import classes from './suggested-skills.module.css'

type Props = {
	suggestions: SkillInText[]
	/** Skills that the form has already. */
	names: string[]
	onAccept: (name: string) => void
}

/** Skills that a text only implies: marked as suggestions, each to accept or to dismiss. Nothing counts them before. */
export function SuggestedSkills({ suggestions, names, onAccept }: Props) {
	const { t } = useTranslation()
	const [dismissed, setDismissed] = useState<string[]>([])
	const left = suggestions.filter(
		({ name }) => !dismissed.includes(name) && !names.some((one) => one.toLowerCase() === name.toLowerCase()),
	)
	if (left.length === 0) return null
	return (
		<section className={classes.suggested} aria-label={t('forms.suggestedSkills')}>
			<h3>{t('forms.suggestedSkills')}</h3>
			<p>{t('forms.suggestedSkillsHelp')}</p>
			<ul>
				{left.map(({ name, quote }) => (
					<li key={name}>
						<div>
							<b>{name}</b>
							<q>{quote}</q>
						</div>
						<Button
							variant="outline"
							size="compact-md"
							aria-label={t('forms.acceptSkill', { name })}
							onClick={() => onAccept(name)}
						>
							{t('forms.addThis')}
						</Button>
						<CloseButton
							size="xl"
							aria-label={t('forms.dismissSkill', { name })}
							onClick={() => setDismissed([...dismissed, name])}
						/>
					</li>
				))}
			</ul>
		</section>
	)
}
