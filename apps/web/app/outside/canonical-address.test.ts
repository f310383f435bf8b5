import { expect, test } from 'vitest'
import { canonicalOf } from './canonical-address.ts'

const id = '00000000-5b17-80f0-bb8b-d3c8837cf57d'

test.each([
	['/', '', '/'],
	['/home', '', '/'],
	['/jobs', '', '/jobs'],
	['/jobs/', '', '/jobs'],
	['/jobs', 'page=1', '/jobs'],
	['/jobs', 'page=3', '/jobs?page=3'],
	['/jobs', 'query=', '/jobs'],
	[`/jobs/${id}`, 'utm_source=x&from=alert', `/jobs/${id}`],
	['/about-us', 'language=en', '/about-us'],
	['/about-us', 'language=hi', '/about-us?language=hi'],
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
