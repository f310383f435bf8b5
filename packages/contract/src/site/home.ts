import { z } from 'zod'
import { JobCard } from '../hiring/jobs.ts'
import { endpoint } from '../http/endpoint.ts'
import { OrganisationCard } from '../profiles/organisations.ts'
import { Adviser, Investor } from '../profiles/sections.ts'
import { ProfessionItem } from '../search/reference.ts'

const amount = z.number().int()

export const showHome = endpoint({
	method: 'GET',
	path: 'home',
	access: 'anyone',
	summary:
		'What the home page tells: how many there are, professions, newest jobs, who is hiring, who advises or invests.',
	details: z.object({
		people: amount,
		organisations: amount,
		jobs: amount,
		professions: z
			.array(ProfessionItem.extend({ people: amount, jobs: amount }))
			.describe('those with most open jobs'),
		newest: z.array(JobCard),
		hiring: z.array(OrganisationCard).describe('those with most open jobs'),
		advisers: z.array(Adviser),
		investors: z.array(Investor),
	}),
})
