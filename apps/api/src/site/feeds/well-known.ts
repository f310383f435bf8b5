/** The files at fixed addresses that programs look for before anything else. */

/**
 * What search engines may read (RFC 9309): everything except the API, where they may read only pictures. Private pages
 * exclude robots themselves.
 */
export function robots(publicUrl: string) {
	return `User-agent: *
Allow: /api/files/
Disallow: /api/
Disallow: /dev/

Sitemap: ${publicUrl}/sitemap.xml
`
}

const validDays = 180

/** Where weaknesses are reported (RFC 9116). It is made anew for each reader, so it never expires. */
export function securityTxt(publicUrl: string, email: string | null) {
	const expires = new Date(Date.now() + validDays * 86_400_000)
	const lines = [
		...(email ? [`Contact: mailto:${email}`] : []),
		`Contact: ${publicUrl}/contact`,
		`Expires: ${expires.toISOString()}`,
		'Preferred-Languages: en, hi, mr',
		`Canonical: ${publicUrl}/.well-known/security.txt`,
	]
	return `${lines.join('\n')}\n`
}

/** What a language model needs to find its way (llmstxt.org). */
export function llmsTxt(publicUrl: string, name: string) {
	return `# ${name}

> A portal where people's profiles and the jobs of organisations are matched. Matches are ranked, and both sides see the reasons.

Lists take their filters in the address, such as \`${publicUrl}/jobs?query=nurse\`. Pages are in English, Hindi and Marathi: \`?lang=en\`, \`hi\` or \`mr\`.

## Lists

- [Jobs](${publicUrl}/jobs): open jobs, newest first
- [People](${publicUrl}/employee-list): profiles that are public
- [Organisations](${publicUrl}/employer-list): who hires
- [Sitemap](${publicUrl}/sitemap.xml): every public page

## For programs

- [The API](${publicUrl}/api/openapi.json): OpenAPI 3.1; reading public things takes no login
- [Its documentation](${publicUrl}/api/docs): the same, for reading
- [Jobs as a feed](${publicUrl}/feeds/jobs.rss): RSS, with the same filters as the list

## More

- [Questions and answers](${publicUrl}/faq)
- [Transparency](${publicUrl}/transparency): how well matches are ranked, and what is decided about grievances
`
}
