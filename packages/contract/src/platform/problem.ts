/**
 * A message as a code with parameters, such as `forms.tooLong?most=60`: who shows it makes the sentence, in the language of
 * the reader. The code is a key of `packages/text`.
 */
export function problem(code: string, values: Record<string, string | number> = {}) {
	const parameters = new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))
	return parameters.size > 0 ? `${code}?${parameters}` : code
}
