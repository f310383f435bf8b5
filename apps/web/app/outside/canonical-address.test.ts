import { expect, test } from 'vitest'
import { canonicalOf, inLanguage } from './canonical-address.ts'

const id = '00000000-5b17-80f0-bb8b-d3c8837cf57d'

test.each([
	['/', '', '/'],
	['/home', '', '/'],
	['/jobs', '', '/jobs'],
	['/jobs/', '', '/jobs'],
	['/jobs', 'page=1', '/jobs'],
	['/jobs', 'page=3', '/jobs?page=3'],
	['/jobs', 'query=', '/jobs'],
	[`/jobs/${id}`, 'utm_source=x&from=alert&near=4', `/jobs/${id}`],
	['/about-us', 'lang=en', '/about-us'],
	['/about-us', 'lang=hi', '/about-us?lang=hi'],
	['/cms/code-of-conduct', '', '/cms/code-of-conduct'],
	['/jobs', 'query=nurse', null],
	['/jobs', 'profession=1&page=2', null],
	['/employee-list', 'order=name', null],
	['/settings', '', null],
	['/admin/pages', '', null],
	[`/employee-data/${id}`, '', null],
	['/job-edit', '', null],
	['/login', 'next=/', null],
])('the canonical address of %s?%s is %s', (pathname, search, address) => {
	expect(canonicalOf(pathname, new URLSearchParams(search))).toBe(address)
})

test.each([
	['/jobs', 'hi', '/jobs?lang=hi'],
	['/jobs?page=3', 'mr', '/jobs?lang=mr&page=3'],
	['/jobs?lang=hi&page=3', 'mr', '/jobs?lang=mr&page=3'],
	['/jobs?lang=hi', 'en', '/jobs'],
	['/', 'en', '/'],
] as const)('%s in %s is %s', (address, language, other) => {
	expect(inLanguage(address, language)).toBe(other)
})
