import type { Db } from '@profile-search/db/client'
import { sections } from '@profile-search/db/schema/profiles/sections'
import type { createGenerator } from '@profile-search/db/seed/generator/generator'

type Section = Pick<typeof sections.$inferInsert, 'topics' | 'about' | 'fee'>

const advice: Section[] = [
	{
		topics: ['career'],
		about:
			'I help people who come back to work after years at home. We look at your papers and practise the interview.',
	},
	{
		topics: ['business', 'finance'],
		about: 'I have opened three shops, and closed one. Bring your figures; we go through them line by line.',
		fee: 500,
	},
	{
		topics: ['law_tax'],
		about: 'Registration, licences and GST for small firms, in plain words.',
		fee: 1200,
	},
	{
		topics: ['farming'],
		about: 'Drip irrigation, soil tests and how to sell to a market that pays on time.',
	},
	{
		topics: ['technology', 'education'],
		about: 'Which course is worth its fee, and how to learn programming beside a job.',
	},
	{
		topics: ['government_schemes'],
		about: 'I fill in forms with you for loans and schemes that you may claim.',
	},
	{
		topics: ['going_abroad', 'career'],
		about: 'Twelve years as a nurse in Muscat: contracts, papers, and what to ask before you sign.',
		fee: 300,
	},
	{ topics: ['marketing'], about: 'How a small business is found by people in its own town.', fee: 800 },
]
const money: (Section & { stages: string[]; ticketMin: number; ticketMax: number })[] = [
	{
		topics: ['farming_food', 'energy'],
		stages: ['first_sales', 'growth'],
		ticketMin: 500_000,
		ticketMax: 5_000_000,
		about: 'We put money into cold rooms, solar pumps and what farmers make together.',
	},
	{
		topics: ['trade', 'education'],
		stages: ['idea', 'prototype', 'first_sales'],
		ticketMin: 100_000,
		ticketMax: 1_000_000,
		about: 'Small sums, early, for people who know their street.',
	},
	{
		topics: ['technology', 'health'],
		stages: ['prototype', 'first_sales'],
		ticketMin: 1_000_000,
		ticketMax: 20_000_000,
		about: 'We look for tools that a clinic in a small town would pay for.',
	},
	{
		topics: ['crafts', 'tourism'],
		stages: ['first_sales', 'established'],
		ticketMin: 200_000,
		ticketMax: 2_500_000,
		about: 'For workshops with orders in hand and no money for material.',
	},
]

/** Gives some people and organisations of the demo data an advisory or investor section. */
export async function plantSections(db: Db, generator: ReturnType<typeof createGenerator>) {
	const advisers = advice.map((said, n) => {
		const { id, placeId, languages } = generator.person(n)
		const spoken = languages.map(({ code }) => code)
		return {
			...said,
			accountId: id,
			kind: 'advisory' as const,
			placeId,
			languages: spoken,
			isRemote: n % 2 === 0,
		}
	})
	const investors = money.map((said, n) => {
		const { id, placeId } = generator.organisation(n)
		return { ...said, accountId: id, kind: 'investor' as const, placeId, isRemote: true }
	})
	const rows = [...advisers, ...investors].map((row) => ({ ...row, status: 'approved' as const }))
	await db.insert(sections).values(rows).onConflictDoNothing()
}
