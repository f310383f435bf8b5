import { expect, test } from 'vitest'
import { publicAddresses } from './public-addresses.ts'

const isPublic = publicAddresses(['', 'jobs', 'jobs/:jobId'])

test.each([
	'/',
	'/?page=2',
	'/jobs',
	'/jobs?query=java%20web&place=2',
	'/jobs/00000000-5b17-80f0-bb8b-d3c8837cf57d',
])('%s is public', (address) => {
	expect(isPublic(address)).toBe(true)
})

test.each([
	'/jobs/',
	'/JOBS',
	'//jobs',
	'/jobs.data',
	'/jobs/1/apply',
	'/jobs/..%2fsettings',
	'/settings',
	'/jobs?query=<script>',
	'/jobs?a#b',
	`/jobs?query=${'x'.repeat(300)}`,
	'http://portal.test/jobs',
])('%s is not', (address) => {
	expect(isPublic(address)).toBe(false)
})
