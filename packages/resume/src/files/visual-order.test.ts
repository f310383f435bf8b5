import { expect, test } from 'vitest'
import { isVisualOrder, toLogicalOrder } from './visual-order.ts'

test.each([
	['िहन्दी', 'हिन्दी'],
	['नािशक', 'नाशिक'],
	['पिरवार', 'परिवार'],
	['िवद्यापीठ', 'विद्यापीठ'],
	['शिक्त', 'शक्ति'],
	['कायार्नुभव', 'कार्यानुभव'],
	['वषेर्', 'वर्षे'],
	['िनणर्य', 'निर्णय'],
])('%s in visual order is %s in logical order', (drawn, written) => {
	expect(toLogicalOrder(drawn)).toBe(written)
})

test('visual order is recognised in a text', () => {
	expect(isVisualOrder('परिवार में हिन्दी, निर्णय और कार्य')).toBe(false)
	expect(isVisualOrder('में िहन्दी')).toBe(true)
	expect(isVisualOrder('कायर् ')).toBe(true)
})
