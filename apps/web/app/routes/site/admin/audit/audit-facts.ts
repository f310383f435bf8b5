type Facts = Record<string, unknown>

/** The facts of a row for a reader: old values beside new ones, by name, and everything else that was recorded. */
export function factsOf({ before, after, ...rest }: Facts) {
	const [old, fresh] = [asFacts(before), asFacts(after)]
	const names = [...new Set([...Object.keys(old), ...Object.keys(fresh)])]
	return {
		changes: names.map((name) => ({
			label: labelOf(name),
			before: textOf(old[name]),
			after: textOf(fresh[name]),
		})),
		rest: Object.entries(rest).map(([name, value]): [string, string] => [labelOf(name), textOf(value)]),
	}
}

/** companyLogo → Company logo */
function labelOf(name: string) {
	const label = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll('_', ' ')
	return label.charAt(0).toUpperCase() + label.slice(1)
}

function textOf(value: unknown): string {
	if (value === null || value === undefined) return ''
	if (Array.isArray(value)) return value.map(textOf).join(', ')
	return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

function asFacts(value: unknown): Facts {
	return typeof value === 'object' && value !== null ? { ...value } : {}
}
