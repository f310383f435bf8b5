import { expect, test } from 'vitest'
import { missingIn } from './contract-plugin.ts'

const imports = `import { RejectionCause, type Decision } from '@profile-search/contract/accounts/decisions'
import {
	fileGrievance as file,
	GrievanceDraft,
} from '@profile-search/contract/trust/grievances'
`

test('the build knows what pages use of an enum or an endpoint that browsers do not get', async () => {
	const code = `${imports}
	RejectionCause.catch('other')
	const both = [RejectionCause, GrievanceDraft]
	check(file.body)`

	expect(await missingIn(code)).toEqual(['RejectionCause.catch', 'schema RejectionCause', 'file.body'])
})

test('whole schemas, the values of enums and the addresses of endpoints may be used', async () => {
	const code = `${imports}
	const cause = RejectionCause.parse(value) ?? RejectionCause.options[0]
	errorsOf(GrievanceDraft, values)
	send(file, { body })`

	expect(await missingIn(code)).toEqual([])
})
