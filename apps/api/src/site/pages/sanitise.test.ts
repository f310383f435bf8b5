import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { present } from './present.ts'
import { sanitise, textOfHtml } from './sanitise.ts'

const values = {
	siteName: 'A & <b>B</b>',
	contactEmail: null,
	contactPhone: '+91 1',
	officerName: 'Lata Rao',
	officerEmail: null,
}

test.each([
	['<script>alert(1)</script><p>Hello</p>', '<p>Hello</p>'],
	['<p onclick="alert(1)" style="position:fixed">Hello</p>', '<p>Hello</p>'],
	['<img src=x onerror=alert(1)>', ''],
	['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
	['<a href="JaVa\tscript:alert(1)">x</a>', '<a>x</a>'],
	['<a href="data:text/html,x">x</a>', '<a>x</a>'],
	['<a href="//evil.example">x</a>', '<a>x</a>'],
	['<a href="/jobs" target="_blank">x</a>', '<a href="/jobs">x</a>'],
	['<svg><a xlink:href="javascript:alert(1)"><p>x</p></a></svg>', '<a><p>x</p></a>'],
	['<iframe srcdoc="<script>1</script>"></iframe>', ''],
	['<form action="/x"><input name="y"></form>', ''],
	['<style>*{}</style><math><mtext></mtext></math>', ''],
	['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', '<p></p>'],
	['<h1>Big</h1><b>bold</b>', '<h2>Big</h2><strong>bold</strong>'],
	['<h2 id="x" class="y">Head</h2>', '<h2>Head</h2>'],
])('%j becomes %j', (html, safe) => {
	expect(sanitise(html)).toBe(safe)
})

test('sanitised text stays as it is, and has no tag or attribute beyond the list', () => {
	const pieces =
		'< > " \' = / <a href <p <script </script on error &lt; <!-- ]]> javascript: <h2> </h2> x \u0000 <svg <ol <li> {site_name}'
	const piece = fc.constantFrom(' ', '<ol start="2">', ...pieces.split(' '))
	fc.assert(
		fc.property(
			fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
			(html) => {
				const safe = sanitise(html)
				expect(sanitise(safe)).toBe(safe)
				const { body } = present(safe, values)
				const tags = [...body.matchAll(/<[^>]*>/g)].map(([tag]) => tag)
				for (const tag of tags)
					expect(tag).toMatch(
						/^<\/?(h[234]|p|br|hr|ul|ol|li|strong|em|u|s|code|pre|blockquote|a)( (href|start|id)="[^"<>]*")?( \/)?>$/,
					)
				expect(body).not.toMatch(/href="\s*javascript/i)
			},
		),
	)
})

test('headings get unique ids in any script, and placeholders cannot carry HTML', () => {
	const { body, headings } = present(
		'<h2>Who runs {site_name}</h2><h2>मिलान</h2><h2>मिलान</h2><h2>!</h2>',
		values,
	)

	expect(headings.map(({ id }) => id)).toEqual(['who-runs-a-b-b-b', 'मिलान', 'मिलान-3', 'part-4'])
	expect(headings[0]?.text).toBe('Who runs A & <b>B</b>')
	expect(body).toContain('Who runs A &amp; &lt;b&gt;B&lt;/b&gt;')
})

test('a placeholder in a link cannot make it a script', () => {
	const evil = { ...values, siteName: 'javascript:alert(1)' }

	expect(present('<p><a href="{site_name}">x</a></p>', evil).body).toBe('<p><a>x</a></p>')
})

test('the plain text of a page has no HTML', () => {
	expect(textOfHtml('<p>One &amp; <strong>two</strong></p><p>three &lt;b&gt;</p>')).toBe(
		'One & two three <b>',
	)
})
