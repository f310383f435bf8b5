import type { Plugin } from 'rolldown'
import { parseAst } from 'rolldown/parseAst'
import { Visitor } from 'rolldown/utils'

const beyondLatin1 = /[^\0-\xff]/g

/**
 * Escapes characters beyond Latin-1. The engine keeps the text of a program, and takes two bytes for each character of
 * a file with a single one of them.
 */
export function inLatin1(): Plugin {
	return {
		name: 'in-latin-1',
		// Later than any other step, since they print strings without escapes.
		generateBundle(_options, files) {
			for (const file of Object.values(files))
				if (file.type === 'chunk' && file.code.search(beyondLatin1) >= 0) file.code = escaped(file.code)
		},
	}
}

function escaped(code: string) {
	const raw = rawTexts(code)
	return code.replaceAll(beyondLatin1, (character, at: number) => {
		const escape = `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
		return raw.some(({ start, end }) => start <= at && at < end) ? `\${'${escape}'}` : escape
	})
}

/** Where an escape would be taken literally. */
function rawTexts(code: string) {
	const found: { start: number; end: number }[] = []
	new Visitor({
		TaggedTemplateExpression({ tag, quasi }) {
			if (
				tag.type === 'MemberExpression' &&
				tag.property.type === 'Identifier' &&
				tag.property.name === 'raw'
			)
				found.push(...quasi.quasis)
		},
	}).visit(parseAst(code))
	return found
}
