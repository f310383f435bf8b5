import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../platform/basics.ts'
import { Candidate, CandidateView } from './candidates.ts'

/** The contact details of a person; only the owner of a résumé gets these. */
const Contacts = Candidate.pick({ email: true, mobileNumber: true, linkedinUrl: true, address: true })

/** The contents of a résumé. */
export const Resume = CandidateView.extend({ contacts: Contacts.nullable() })
export type Resume = z.infer<typeof Resume>

const params = z.object({ candidateId: Id })

export const showResume = endpoint({
	method: 'GET',
	path: 'resumes/:candidateId',
	access: 'anyone',
	summary:
		'The résumé of a person, as far as they show themselves to the caller; with contacts for its owner.',
	params,
	details: Resume,
})

export const downloadResumePdf = endpoint({
	method: 'GET',
	path: 'resumes/:candidateId/pdf',
	access: 'anyone',
	summary: 'The résumé of a person as a PDF file.',
	params,
	details: z.file().mime('application/pdf'),
})

export const downloadResumeDocx = endpoint({
	method: 'GET',
	path: 'resumes/:candidateId/docx',
	access: 'anyone',
	summary: 'The résumé of a person as a file for word processors.',
	params,
	details: z.file().mime('application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
})

export const downloadResumeJson = endpoint({
	method: 'GET',
	path: 'resumes/:candidateId/json',
	access: 'anyone',
	summary: 'The résumé of a person as JSON Resume 1.0, for other portals and programs.',
	params,
	details: z.file().mime('application/json'),
})

export const downloadResumeEuropass = endpoint({
	method: 'GET',
	path: 'resumes/:candidateId/europass',
	access: 'anyone',
	summary: 'The résumé of a person as XML that the editor of Europass reads.',
	params,
	details: z.file().mime('application/xml'),
})
