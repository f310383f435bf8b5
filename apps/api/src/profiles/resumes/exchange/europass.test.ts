import { createCandidate } from '@profile-search/db/testing/factories'
import { DomUtils, parseDocument } from 'htmlparser2'
import { expect, test } from 'vitest'
import { convert } from 'xmlbuilder2'
import { testApp } from '#test/portal.ts'
import { sample } from '../sample.ts'
import { europassOf } from './europass.ts'

/** The document as objects; attributes begin with an at sign. The parser leaves what is escaped as it is. */
async function read(resume: typeof sample): Promise<{ CandidatePerson: Parsed; CandidateProfile: Parsed }> {
	const parsed = JSON.stringify(convert(await europassOf(resume), { format: 'object' }))
	return JSON.parse(parsed.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')).Candidate
}

// oxlint-disable-next-line typescript/no-explicit-any -- what a document holds is what the test asks
type Parsed = Record<string, any>

test('a résumé has its entries, languages and skills where Europass has them', async () => {
	const { CandidatePerson, CandidateProfile } = await read(sample)

	expect(CandidatePerson).toMatchObject({
		PersonName: { 'oa:GivenName': 'Asha', 'hr:FamilyName': 'Kulkarni' },
		Communication: [
			{ ChannelCode: 'Email', 'oa:URI': 'asha@example.com' },
			{ ChannelCode: 'Telephone', CountryDialing: '91', 'oa:DialNumber': '9876543210' },
			{ ChannelCode: 'Web', 'oa:URI': 'https://asha.example.org/' },
			{ UseCode: 'home', Address: { 'oa:CityName': 'Nashik' } },
		],
	})
	expect(CandidateProfile['EmploymentHistory'].EmployerHistory).toMatchObject([
		{
			'hr:OrganizationName': 'श्री क्षेत्र रुग्णालय',
			PositionHistory: {
				PositionTitle: { '#': 'Head nurse' },
				'eures:EmploymentPeriod': {
					'eures:StartDate': { 'hr:FormattedDateTime': '2022-04' },
					'hr:CurrentIndicator': 'true',
				},
			},
		},
		{
			PositionHistory: {
				'eures:EmploymentPeriod': {
					'eures:EndDate': { 'hr:FormattedDateTime': '2022-03' },
					'hr:CurrentIndicator': 'false',
				},
			},
		},
	])
	expect(CandidateProfile['EducationHistory'].EducationOrganizationAttendance).toMatchObject({
		EducationDegree: { 'hr:DegreeName': 'B.Sc., Nursing', FinalGrade: { 'hr:ScoreText': '68 %' } },
	})
	const [marathi, english] = CandidateProfile['PersonQualifications'].PersonCompetency
	expect(marathi).toMatchObject({ CompetencyID: { '#': 'Marathi' }, 'hr:TaxonomyID': 'language' })
	expect(marathi['eures:CompetencyDimension']).toHaveLength(5)
	expect(english['eures:CompetencyDimension']).toBeUndefined()
	expect(CandidateProfile['Others']).toMatchObject([
		{ Title: 'Skills', Other: { Description: '<p>Intensive care (Expert)</p><p>Tally</p>' } },
		{ Title: 'Career gaps', Other: { Title: 'Caring for family' } },
	])
})

test('texts are escaped twice, as the HTML in XML that Europass reads', async () => {
	const hostile = { ...sample, headline: 'R&D <script>', summary: ']]> &lt; more', firstName: 'A<b>&"' }

	const document = parseDocument(await europassOf(hostile), { xmlMode: true })
	const textsOf = (name: string) =>
		DomUtils.getElementsByTagName(name, document).map((element) => DomUtils.textContent(element))

	expect(textsOf('oa:GivenName')).toEqual(['A<b>&"', 'A<b>&"'])
	expect(textsOf('hr:ExecutiveSummary')).toEqual(['<p>R&amp;D &lt;script></p><p>]]> &amp;lt; more</p>'])
})

test('whoever sees a résumé downloads it without contacts, its owner with them', async () => {
	await using api = await testApp()
	const person = await createCandidate(api.db, { visibility: 'public' })
	const hidden = await createCandidate(api.db, { visibility: 'members' })
	const path = `resumes/${person.id}/europass`

	const seen = await api.get(path)
	const own = await (await api.as(person)).get(path)

	expect(seen.headers['content-type']).toContain('application/xml')
	expect(seen.headers['content-disposition']).toContain('.xml')
	expect(seen.body).toContain('<hr:FamilyName>Kulkarni</hr:FamilyName>')
	expect(seen.body).not.toMatch(/@|Telephone/)
	expect(own.body).toContain(person.email)
	expect(own.body).toContain('Telephone')
	expect((await api.get(`resumes/${hidden.id}/europass`)).status).toBe(404)
})
