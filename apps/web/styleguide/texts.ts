import { addTexts } from '@profile-search/text/add-texts'
import { language } from '@profile-search/text/language'
import type { Texts } from '@profile-search/text/read-catalogues'

const files = import.meta.glob<Texts>('../../../packages/text/*/*/*.json', { eager: true, import: 'default' })

// All texts: which of them a part uses is found out only where pages are built.
for (const [path, texts] of Object.entries(files)) {
	const [file = '', , of] = path.split('/').toReversed()
	const area = file.replace('.json', '').replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
	if (of === language()) addTexts({ [area]: texts })
}
