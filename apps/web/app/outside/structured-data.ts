import type { Details } from '@profile-search/contract/http/endpoint'
import type { showOrganisation } from '@profile-search/contract/profiles/organisations'
import type { listFaqs } from '@profile-search/contract/site/faqs'

/** The breadcrumbs of a page: its list, then the page itself. */
export function breadcrumbsOf(publicUrl: string, trail: { name: string; path: string }[]) {
	return {
		'@context': 'https://schema.org',
		'@type': 'BreadcrumbList',
		itemListElement: trail.map(({ name, path }, at) => ({
			'@type': 'ListItem',
			position: at + 1,
			name,
			item: publicUrl + path,
		})),
	}
}

/** An organisation as search engines read it, with what its page shows, and the English name of the town. */
export function organisationOf(organisation: Details<typeof showOrganisation>, publicUrl: string) {
	const { id, name, about, logo, website, foundedYear } = organisation
	const place = organisation.placeInEnglish ?? organisation.place
	return {
		'@context': 'https://schema.org',
		'@type': 'Organization',
		name,
		url: `${publicUrl}/employer-details/${id}`,
		...(about && { description: about }),
		...(logo && { logo: new URL(logo, publicUrl).href }),
		...(website && { sameAs: website }),
		...(foundedYear && { foundingDate: String(foundedYear) }),
		...(place && {
			address: { '@type': 'PostalAddress', addressLocality: place, addressCountry: 'IN' },
		}),
	}
}

/** The questions of the FAQ as search engines read them. */
export function faqPageOf(faqs: Details<typeof listFaqs>['faqs']) {
	return {
		'@context': 'https://schema.org',
		'@type': 'FAQPage',
		mainEntity: faqs.map(({ question, answer }) => ({
			'@type': 'Question',
			name: question,
			acceptedAnswer: { '@type': 'Answer', text: answer },
		})),
	}
}
