import type { Owner, Reader } from './fixtures.ts'

/** An application shows the person of that day to the team of its job and to nobody else, whatever is hidden. */
export function grantedByApplication(reader: Reader, owner: Owner, path: string) {
	const { application, appliedFor, status, isPayShown } = owner
	const isTeam = reader.isApprovedOrganisation && reader.organisationId === appliedFor?.organisationId
	const isAbout = path.startsWith(`jobs/${appliedFor?.jobId}/applications`)
	if (!application || !isTeam || !isAbout || status === 'suspended') return new Set<string>()

	const isNamed = !application.isBlind || application.status === 'shortlisted'
	const open = new Set(['note', 'end'])
	if (isNamed) open.add('name')
	if (application.status === 'withdrawn') return open
	for (const each of ['application', 'profile', 'job title']) open.add(each)
	if (isPayShown) open.add('pay')
	if (isNamed) open.add('attachment')
	if (isNamed && application.sharesContact) open.add('contact')
	return open
}

/** An interview is between the applicant and the team of the job; a blind one shows no name. */
export function metByTeam(reader: Reader, { application, appliedFor, status }: Owner, path: string) {
	const isTeam = reader.isApprovedOrganisation && reader.organisationId === appliedFor?.organisationId
	const isAbout = path.startsWith('interviews') || /^applications\/[^/]+\/interviews/.test(path)
	if (!application || !isTeam || !isAbout || status === 'suspended') return new Set<string>()
	const isNamed =
		application.status === 'shortlisted' || (!application.isBlind && application.status === 'submitted')
	return new Set(isNamed ? ['interview', 'name'] : ['interview'])
}
