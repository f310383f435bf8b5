/**
 * The content security policy of a page. It allows only our own scripts and style sheets, and these sources of inline
 * ones. The UI kit positions and sizes with style attributes.
 */
export function contentSecurityPolicy(inline: { scripts: string[]; styles: string[] }) {
	return [
		"default-src 'self'",
		`script-src ${["'self'", ...inline.scripts].join(' ')}`,
		`style-src ${["'self'", ...inline.styles].join(' ')}`,
		"style-src-attr 'unsafe-inline'",
		"img-src 'self' data: blob:",
		"font-src 'self'",
		"connect-src 'self'",
		"worker-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		"object-src 'none'",
	].join('; ')
}
