import { type Translate, t } from './translate.ts'

const shape = /^([a-z]\w*(?:\.\w+)+)(?:\?(.*))?$/s

/**
 * The sentence for a code with parameters, such as `forms.tooLong?most=60`, in the language of the reader. A text that
 * is no code stays as it is: people write some of the messages themselves.
 */
export function sentenceOf(message: string) {
	const [, key, parameters] = shape.exec(message) ?? []
	if (key === undefined) return message
	const values: Record<string, string | number> = Object.fromEntries(new URLSearchParams(parameters))
	if ('count' in values) values['count'] = Number(values['count'])
	return (t as (key: string, values: object) => ReturnType<Translate>)(key, values)
}
