import { useState } from 'react'
import { lineKeys, useLineKeys } from '#features/matching/shortlist/use-line-keys.ts'
import { useTranslation } from '#text/use-translation.ts'
import { KeyHelp } from '#ui/keys/key-help.tsx'

/** The keyboard shortcuts of a ranking, and what explains them. */
export function LineKeys({ of }: { of: keyof typeof lineKeys }) {
	const { t } = useTranslation()
	const [isHelpOpen, setHelpOpen] = useState(false)
	useLineKeys(() => setHelpOpen(true))
	return (
		<KeyHelp
			keys={lineKeys[of]}
			textOf={(name) => t(`matches.keyList.${name}`)}
			isOpen={isHelpOpen}
			onOpen={() => setHelpOpen(true)}
			onClose={() => setHelpOpen(false)}
		/>
	)
}
