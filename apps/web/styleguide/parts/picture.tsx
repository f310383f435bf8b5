import { ImageField } from '#ui/picture/image-field.tsx'
import PictureCropper from '#ui/picture/picture-cropper.tsx'
import { Portrait } from '#ui/picture/portrait.tsx'
import { nothing, type Room, succeed } from '../part.ts'
import picture from './sample.svg'

export const pictures: Room = {
	name: 'picture',
	parts: [
		{
			name: 'Portrait',
			shows: [Portrait],
			states: {
				initials: <Portrait image={null} name="Meera Joshi" />,
				'in Devanagari': <Portrait image={null} name="मीरा जोशी" />,
				small: <Portrait image={null} name="Meera Joshi" size="small" />,
				picture: <Portrait image={picture} name="Meera Joshi" />,
				logo: <Portrait image={picture} name="Sahyadri Works" shape="square" />,
			},
		},
		{
			name: 'ImageField',
			shows: [ImageField],
			states: {
				empty: (
					<ImageField
						label="Photo"
						description="A clear picture of your face."
						image={null}
						name="Meera Joshi"
						shape="round"
						save={succeed}
						remove={succeed}
					/>
				),
				filled: (
					<ImageField
						label="Logo"
						description="A square picture on white."
						image={picture}
						name="Sahyadri Works"
						shape="square"
						save={succeed}
						remove={succeed}
					/>
				),
			},
		},
		{
			name: 'PictureCropper',
			shows: [PictureCropper],
			states: {
				round: <PictureCropper source={picture} shape="round" onCrop={nothing} onBroken={nothing} />,
			},
		},
	],
}
