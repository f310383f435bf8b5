import { spawnSync } from 'node:child_process'

/** Asks the registry for known weaknesses of what a portal runs on. Ends with 1 when there are serious ones. */
const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev'], { encoding: 'utf8' })
const answer = JSON.parse(stdout || '{}') as {
	vulnerabilities?: Record<string, { severity: string; range: string; fixAvailable: unknown }>
	message?: string
}
if (!answer.vulnerabilities) {
	console.log(`The registry does not tell of weaknesses: ${answer.message ?? 'no answer'}`)
} else {
	const found = Object.entries(answer.vulnerabilities)
	for (const [name, { severity, range, fixAvailable }] of found)
		console.log(`${severity}: ${name} ${range}${fixAvailable ? '' : ' (nothing newer yet)'}`)
	const serious = found.filter(([, { severity }]) => severity === 'high' || severity === 'critical')
	console.log(`${found.length} known weaknesses, ${serious.length} of them serious.`)
	process.exitCode = serious.length > 0 ? 1 : 0
}
