import { failed, type Check, type Finding } from './finding.ts'

export type Diagnosis = { findings: (Finding & { name: string })[]; exitCode: 0 | 1 | 2 }

/** Longer than a healthy part takes on a busy machine. */
const longestLookMs = 5000

/** Looks at everything at once. What does not answer in time has failed, so this ends in any case. */
export async function examine(checks: readonly Check[], longestMs = longestLookMs): Promise<Diagnosis> {
	const looked = await Promise.all(
		checks.map(async ({ name, look }) => {
			const finding = await inTime(look(), longestMs).catch((error: unknown) =>
				failed(sentenceOf(error), 'See docs/operations.md; with LOG_LEVEL=debug the portal says more.'),
			)
			return finding && { name, ...finding }
		}),
	)
	const findings = looked.filter((finding) => finding !== undefined)
	const statuses = new Set(findings.map(({ status }) => status))
	return { findings, exitCode: statuses.has('failed') ? 2 : statuses.has('warning') ? 1 : 0 }
}

/** A line for each finding, and one below it where there is something to do. */
export function linesOf({ findings }: Diagnosis) {
	const width = Math.max(...findings.map(({ name }) => name.length))
	return findings
		.flatMap(({ name, status, found, advice }) => [
			`${status.padEnd(7)}  ${name.padEnd(width)}  ${found}`,
			...(advice ? [`${' '.repeat(width + 11)}→ ${advice}`] : []),
		])
		.join('\n')
}

async function inTime<Result>(look: Promise<Result>, longestMs: number) {
	const { promise, reject } = Promise.withResolvers<never>()
	const timer = setTimeout(() => reject(new Error(`No answer within ${longestMs / 1000} s.`)), longestMs)
	look.catch(() => {})
	return Promise.race([look, promise]).finally(() => clearTimeout(timer))
}

function sentenceOf(error: unknown) {
	const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
	const text = cause instanceof Error ? cause.message : String(cause)
	return text.replaceAll(/\s+/g, ' ').trim()
}
