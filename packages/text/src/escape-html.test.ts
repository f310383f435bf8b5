import { expect, test } from 'vitest'
import { escapeHtml } from './escape-html.ts'

test('a text can end neither a tag nor an attribute', () => {
	expect(escapeHtml(`R&D <b class="a" id='b'>`)).toBe('R&amp;D &lt;b class=&quot;a&quot; id=&#39;b&#39;&gt;')
})

test('each sign is escaped once', () => {
	expect(escapeHtml('&lt;')).toBe('&amp;lt;')
})
