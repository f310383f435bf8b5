import { Companion } from '#ui/text/companion.tsx'
import { OwnWords } from '#ui/text/own-words.tsx'
import { ShownOnce } from '#ui/text/shown-once.tsx'
import { ZonedTime } from '#ui/text/zoned-time.tsx'
import type { Room } from '../part.ts'

export const text: Room = {
	name: 'text',
	parts: [
		{
			name: 'Companion',
			shows: [Companion],
			states: { 'beside an English title': <Companion word="काम" /> },
		},
		{
			name: 'OwnWords',
			shows: [OwnWords],
			states: {
				'in the language of the page': <OwnWords text="I plan irrigation for orchards." isMarked />,
				'in another': <OwnWords text="मैं बागों के लिए सिंचाई की योजना बनाती हूँ।" isMarked />,
			},
		},
		{
			name: 'ShownOnce',
			shows: [ShownOnce],
			states: {
				plain: (
					<ShownOnce
						title="Your new token"
						secret="ps_4fj2k8s0"
						text="Copy it now: it is shown only this once."
					/>
				),
			},
		},
		{
			name: 'ZonedTime',
			shows: [ZonedTime],
			states: {
				plain: <ZonedTime at="2026-03-02T04:30:00Z" />,
				'with its end': <ZonedTime at="2026-03-02T04:30:00Z" minutes={45} />,
			},
		},
	],
}
