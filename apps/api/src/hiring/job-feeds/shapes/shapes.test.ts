import { expect, test } from 'vitest'
import { FeedError } from './feed-job.ts'
import { feedAddressOf, parseFeed } from './parse-feed.ts'
import { payOfText } from './pay.ts'
import { plainTextOf } from './plain-text.ts'

const bytes = (value: unknown) =>
	new TextEncoder().encode(typeof value === 'string' ? value : JSON.stringify(value))

const indeed = `<?xml version="1.0" encoding="utf-8"?>
<source><publisher>Sahyadri HR</publisher>
<job><title><![CDATA[Staff nurse & more]]></title><referencenumber>N-1-pune</referencenumber><requisitionid>N-1</requisitionid>
<url><![CDATA[https://sahyadri.example/jobs/1?a=1&b=2]]></url><city>Pune</city><state>Maharashtra</state><country>IN</country>
<description><![CDATA[<p>Care for <b>patients</b>.</p><ul><li>Injections</li><li>Night shifts</li></ul><script>alert(1)</script>]]></description>
<salary>₹25,000 - ₹35,000 per month</salary><jobtype>parttime</jobtype><category>Nurse</category>
<expirationdate>2099-12-31</expirationdate></job>
<job><title>Staff nurse &amp; more</title><referencenumber>N-1-nagpur</referencenumber><requisitionid>N-1</requisitionid><city>Nagpur</city></job>
<job><title>Writer</title><referencenumber>W-2</referencenumber><remotetype>Fully remote</remotetype><salary>$20 an hour</salary></job>
</source>`

test('a feed for job sites is read, with one job for all the places of a requisition', async () => {
	const { kind, jobs, isWhole } = await parseFeed(bytes(indeed))

	expect({ kind, isWhole }).toEqual({ kind: 'indeed', isWhole: true })
	expect(jobs).toEqual([
		{
			externalId: 'N-1',
			texts: {
				title: 'Staff nurse & more',
				description: 'Care for patients.\n• Injections\n• Night shifts',
				profession: 'Nurse',
				employmentType: 'part_time',
				closesOn: '2099-12-31',
				applyTo: 'https://sahyadri.example/jobs/1?a=1&b=2',
				applyRoute: 'link',
				payMin: '25000',
				payMax: '35000',
				payPeriod: 'month',
			},
			places: [
				{ name: 'Pune', state: 'Maharashtra' },
				{ name: 'Nagpur', state: undefined },
			],
			notes: [],
		},
		{
			externalId: 'W-2',
			texts: { title: 'Writer', workMode: 'remote' },
			places: [],
			notes: [{ column: 'payMin', value: '$20 an hour', message: expect.stringContaining('USD') }],
		},
	])
})

test('the board of Greenhouse is read', async () => {
	const board = {
		jobs: [
			{
				id: 4_012,
				title: 'Electrician',
				content: '&lt;div&gt;&lt;p&gt;Wire &amp;amp; repair&lt;/p&gt;&lt;p&gt;Safely&lt;/p&gt;&lt;/div&gt;',
				absolute_url: 'https://boards.greenhouse.io/sahyadri/jobs/4012',
				location: { name: 'Pune, Maharashtra, India; Nashik' },
				metadata: [{ name: 'Employment type', value: 'Fixed term contract' }],
				pay_input_ranges: [
					{ min_cents: 60_000_000, max_cents: 90_000_000, currency_type: 'INR', title: 'Annual pay' },
				],
			},
			{ id: 4_013, title: 'Editor', location: { name: 'Remote - India' }, content: '' },
		],
		meta: { total: 2 },
	}

	const { kind, jobs, isWhole } = await parseFeed(bytes(board))

	expect({ kind, isWhole }).toEqual({ kind: 'greenhouse', isWhole: true })
	expect(jobs).toMatchObject([
		{
			externalId: '4012',
			texts: {
				title: 'Electrician',
				description: 'Wire & repair\n\nSafely',
				employmentType: 'contract',
				payMin: '600000',
				payMax: '900000',
				payPeriod: 'year',
				applyTo: 'https://boards.greenhouse.io/sahyadri/jobs/4012',
			},
			places: [{ name: 'Pune', state: 'Maharashtra' }, { name: 'Nashik' }],
		},
		{ externalId: '4013', texts: { workMode: 'remote' }, places: [] },
	])
	const part = await parseFeed(bytes({ ...board, meta: { total: 3 } }))
	expect(part.isWhole, 'the board says that it has three').toBe(false)
	const nameless = await parseFeed(bytes({ jobs: [...board.jobs, { title: 'No id' }] }))
	expect(nameless.isWhole).toBe(false)
})

test('the postings of Lever are read', async () => {
	const { kind, jobs } = await parseFeed(
		bytes([
			{
				id: 'a1b2',
				text: 'Welder',
				hostedUrl: 'https://jobs.lever.co/sahyadri/a1b2',
				descriptionPlain: 'Join metal.',
				lists: [{ text: 'You bring', content: '<li>TIG welding</li><li>Care</li>' }],
				additional: '<div>Apply &amp; join.</div>',
				categories: { commitment: 'Full-time', location: 'Pune', allLocations: ['Pune', 'Nashik'] },
				workplaceType: 'hybrid',
				salaryRange: { min: 30_000, max: 45_000, currency: 'INR', interval: 'per-month-salary' },
			},
		]),
	)

	expect(kind).toBe('lever')
	expect(jobs).toEqual([
		{
			externalId: 'a1b2',
			texts: {
				title: 'Welder',
				description: 'Join metal.\n\nYou bring\n• TIG welding\n• Care\n\nApply & join.',
				employmentType: 'full_time',
				workMode: 'hybrid',
				payMin: '30000',
				payMax: '45000',
				payPeriod: 'month',
				applyTo: 'https://jobs.lever.co/sahyadri/a1b2',
				applyRoute: 'link',
			},
			places: [
				{ name: 'Pune', state: undefined },
				{ name: 'Nashik', state: undefined },
			],
			notes: [],
		},
	])
})

test.each([
	['a feed that ends in the middle', indeed.slice(0, indeed.indexOf('<job><title>Writer')), 'damaged'],
	['a feed whose tags do not match', indeed.replace('</requisitionid>', ''), 'damaged'],
	['a page of HTML', '<!doctype html><html><body>Not found</body></html>', 'unknown'],
	['JSON of another kind', { error: 'no such board' }, 'unknown'],
	['a list of something else', [1, 2], 'unknown'],
	['JSON that ends in the middle', '{"jobs":[', 'damaged'],
	['another text', 'Too many requests', 'unknown'],
	['nothing', '', 'unknown'],
])('%s is not read', async (_, feed, problem) => {
	await expect(parseFeed(bytes(feed))).rejects.toEqual(new FeedError(problem as 'damaged'))
})

test('entities that a feed declares are not expanded', async () => {
	const feed = `<?xml version="1.0"?><!DOCTYPE source [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>
<source><job><referencenumber>1</referencenumber><title>Cook &b; &f;</title></job></source>`

	const { jobs } = await parseFeed(bytes(feed))

	expect(jobs[0]?.texts.title).toBe('Cook &b; &f;')
})

test.each([
	['₹ 6,00,000 - 8,00,000 a year', { payMin: '600000', payMax: '800000', payPeriod: 'year' }],
	['6.5-8 LPA', { payMin: '650000', payMax: '800000', payPeriod: 'year' }],
	['Up to Rs 900 per day', { payMax: '900', payPeriod: 'day' }],
	['INR 120/hr', { payMin: '120', payPeriod: 'hour' }],
	['as per the norms', {}],
])('the pay in %s is understood', (text, texts) => {
	expect(payOfText(text)).toEqual({ texts, notes: [] })
})

test.each([
	[
		'https://boards.greenhouse.io/sahyadri',
		'boards-api.greenhouse.io/v1/boards/sahyadri/jobs?content=true&pay_transparency=true',
	],
	[
		'https://job-boards.greenhouse.io/sahyadri/jobs/1',
		'boards-api.greenhouse.io/v1/boards/sahyadri/jobs?content=true&pay_transparency=true',
	],
	[
		'https://boards-api.greenhouse.io/v1/boards/sahyadri/jobs',
		'boards-api.greenhouse.io/v1/boards/sahyadri/jobs?content=true&pay_transparency=true',
	],
	['https://jobs.lever.co/sahyadri/', 'api.lever.co/v0/postings/sahyadri?mode=json'],
	['https://api.lever.co/v0/postings/sahyadri', 'api.lever.co/v0/postings/sahyadri?mode=json'],
	['https://hr.example/jobs.xml?key=1#top', 'hr.example/jobs.xml?key=1'],
])('%s is read at %s', (given, address) => {
	expect(feedAddressOf(given)).toBe(`https://${address}`)
})

test('HTML becomes text without markup', () => {
	const html =
		'<h2>About</h2>\n<p>One\n two<br>three &lt;b&gt;</p><style>p{}</style><ul>\n<li>a</li>\n<li><p>b</p></li></ul><img src=x onerror=alert(1)>'

	expect(plainTextOf(html)).toBe('About\n\nOne two\nthree <b>\n\n• a\n• b'.replace('\n\n•', '\n•'))
})
