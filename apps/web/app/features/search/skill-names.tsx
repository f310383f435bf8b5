import { Pill } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#text/use-translation.ts'
import { SkillAdder } from './skill-adder.tsx'
import classes from './skill-names.module.css'

type Props = {
	label: string
	value: string[]
	/** Skills named elsewhere in the form, so not offered again. */
	others: string[]
	professionId: number | null
	onChange: (names: string[]) => void
	error?: ReactNode
}

/** Skills by name only. */
export function SkillNames({ label, value, others, professionId, onChange, error }: Props) {
	const { t } = useTranslation()
	return (
		<div className={classes.names}>
			<SkillAdder
				label={label}
				names={[...value, ...others]}
				professionId={professionId}
				onAdd={(name) => onChange([...value, name])}
				error={error}
			/>
			{value.length > 0 && (
				<ul>
					{value.map((name) => (
						<li key={name}>
							<Pill
								size="lg"
								withRemoveButton
								removeButtonProps={{
									'aria-label': t('forms.removeSkill', { name }),
									'aria-hidden': false,
									tabIndex: 0,
								}}
								onRemove={() => onChange(value.filter((one) => one !== name))}
							>
								{name}
							</Pill>
						</li>
					))}
				</ul>
			)}
		</div>
	)
}
