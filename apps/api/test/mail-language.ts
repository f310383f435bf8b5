import type { Email } from 'postal-mime'

/** Names that are the same in every language. */
const ownNames = /Profile Search|Vyaktigat|Sanstha|\b(?:UTC|Kolkata|DNS|PS|Re|Firefox|Windows)\b/g

/** The English words of a mail, besides addresses, codes and the names that people have given. */
export function englishIn({ subject = '', text = '' }: Email, names: readonly string[] = []) {
	return englishWordsOf(`${subject}\n${text}`, names)
}

/** The English words of a text, besides addresses, codes and the names that people have given. */
export function englishWordsOf(text: string, names: readonly string[] = []) {
	const left = names
		.reduce((rest, name) => rest.replaceAll(name, ' '), text)
		.replaceAll(/https?:\S+|\S+@\S+|\b[A-Z0-9-]*\d[A-Z0-9-]*\b/g, ' ')
		.replaceAll(ownNames, ' ')
	return left.match(/[a-z]+/gi) ?? []
}

/** The language that a mail says it is in. */
export function languageOfMail({ html = '' }: Email) {
	return /<html lang="(\w+)">/.exec(html)?.[1]
}
