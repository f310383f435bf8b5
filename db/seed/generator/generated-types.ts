import type { PayPeriod } from '@profile-search/contract/hiring/jobs'
import type { Visibility, WorkMode } from '@profile-search/contract/profiles/candidates'
import type { OrganisationKind, OrganisationSize } from '@profile-search/contract/profiles/organisations'

export type GeneratedSkill = { skillId: number; level: 1 | 2 | 3 | 4; years: number }
export type GeneratedLanguage = { code: string; level: 1 | 2 | 3 | 4 | 5 | 6 }
export type GeneratedWorkEntry = {
	title: string
	organisationName: string
	startedOn: string
	endedOn?: string
}

export type GeneratedPerson = {
	id: string
	firstName: string
	middleName?: string
	lastName: string
	email: string
	mobileNumber: string
	birthDate: string
	professionId: number
	preferredProfessionIds: number[]
	headline: string
	summary: string
	skills: GeneratedSkill[]
	experienceMonths: number
	/** 0 none to 8 doctorate, as in the contract. */
	education: number
	fieldOfStudy?: string
	placeId: number
	willingToMove: boolean
	workModes: WorkMode[]
	/** Rupees a year. */
	expectedPay?: number
	noticeDays?: number
	languages: GeneratedLanguage[]
	/** Oldest first; the last one has no end while the person works there. */
	workEntries: GeneratedWorkEntry[]
	visibility: Visibility
}

export type GeneratedOrganisation = {
	id: string
	name: string
	kind: OrganisationKind
	about: string
	industry: string
	size: OrganisationSize
	foundedYear: number
	website?: string
	placeId: number
	contactFirstName: string
	contactLastName: string
	email: string
	mobileNumber: string
}

export type GeneratedJob = {
	id: string
	/**
	 * The number of the organisation that offers it, from 0; `organisation(organisationNumber)` gives the organisation
	 * itself.
	 */
	organisationNumber: number
	title: string
	description: string
	professionId: number
	mustHaveSkillIds: number[]
	niceToHaveSkillIds: number[]
	workMode: WorkMode
	placeId: number
	experienceMinMonths: number
	experienceMaxMonths?: number
	education?: number
	languages: GeneratedLanguage[]
	/** Rupees for each `payPeriod`. */
	payMin?: number
	payMax?: number
	payPeriod: Extract<PayPeriod, 'month' | 'year'>
	openings: number
	closesInDays: number
}
