import { expect, test } from 'vitest'
import { inWrittenOrder, isDrawnOrder } from './visual-order.ts'

test.each([
	['िहन्दी', 'हिन्दी'],
	['नािशक', 'नाशिक'],
	['पिरवार', 'परिवार'],
	['िवद्यापीठ', 'विद्यापीठ'],
	['शिक्त', 'शक्ति'],
	['कायार्नुभव', 'कार्यानुभव'],
	['वषेर्', 'वर्षे'],
	['िनणर्य', 'निर्णय'],
])('%s as it is drawn is %s as it is written', (drawn, written) => {
	expect(inWrittenOrder(drawn)).toBe(written)
})

test('a text tells whether it is in the order of drawing', () => {
	expect(isDrawnOrder('परिवार में हिन्दी, निर्णय और कार्य')).toBe(false)
	expect(isDrawnOrder('में िहन्दी')).toBe(true)
	expect(isDrawnOrder('कायर् ')).toBe(true)
})
