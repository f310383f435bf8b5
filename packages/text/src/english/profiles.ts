import type completeness from '../../en/profiles/completeness.json'
import type employerBlocking from '../../en/profiles/employer-blocking.json'
import type entries from '../../en/profiles/entries.json'
import type firstSteps from '../../en/profiles/first-steps.json'
import type peopleImports from '../../en/profiles/people-imports.json'
import type people from '../../en/profiles/people.json'
import type personInvitation from '../../en/profiles/person-invitation.json'
import type person from '../../en/profiles/person.json'
import type picture from '../../en/profiles/picture.json'
import type profile from '../../en/profiles/profile.json'
import type profilesAnswers from '../../en/profiles/profiles-answers.json'
import type profilesDocuments from '../../en/profiles/profiles-documents.json'
import type profilesMails from '../../en/profiles/profiles-mails.json'
import type profilesProblems from '../../en/profiles/profiles-problems.json'
import type profilesRefusals from '../../en/profiles/profiles-refusals.json'
import type resumeFiles from '../../en/profiles/resume-files.json'
import type resumeImport from '../../en/profiles/resume-import.json'
import type resume from '../../en/profiles/resume.json'
import type steps from '../../en/profiles/steps.json'
import type visits from '../../en/profiles/visits.json'

export type ProfilesTexts = {
	completeness: typeof completeness
	employerBlocking: typeof employerBlocking
	entries: typeof entries
	firstSteps: typeof firstSteps
	people: typeof people
	peopleImports: typeof peopleImports
	person: typeof person
	personInvitation: typeof personInvitation
	picture: typeof picture
	profile: typeof profile
	profilesAnswers: typeof profilesAnswers
	profilesDocuments: typeof profilesDocuments
	profilesMails: typeof profilesMails
	profilesProblems: typeof profilesProblems
	profilesRefusals: typeof profilesRefusals
	resume: typeof resume
	resumeFiles: typeof resumeFiles
	resumeImport: typeof resumeImport
	steps: typeof steps
	visits: typeof visits
}
