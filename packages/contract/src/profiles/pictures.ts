import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Id } from '../platform/basics.ts'

/** The maximum size of an uploaded picture in bytes: five megabytes. */
export const biggestPicture = 5 * 1024 * 1024

/** The accepted types of pictures. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp']

const askForPicture = 'profilesProblems.picture'

export const PictureDraft = z.object({
	file: z
		.file(askForPicture)
		.min(1, askForPicture)
		.max(biggestPicture, askForPicture)
		.mime(pictureTypes, askForPicture),
})

/** The URL of a picture; it changes with every new picture. */
const Picture = z.object({ address: z.string() })

export const saveMyPhoto = endpoint({
	method: 'PUT',
	path: 'candidates/me/photo',
	access: 'candidate',
	summary: 'Put a photo on the profile of the caller, in place of the one before.',
	body: PictureDraft,
	biggestFile: biggestPicture,
	details: Picture,
	message: 'profilesAnswers.photoSaved',
})

export const removeMyPhoto = endpoint({
	method: 'DELETE',
	path: 'candidates/me/photo',
	access: 'candidate',
	summary: 'Take the photo off the profile of the caller; calling it without one is no error.',
	details: z.null(),
	message: 'profilesAnswers.photoRemoved',
})

export const saveMyGuestPhoto = endpoint({
	method: 'PUT',
	path: 'guests/me/photo',
	access: 'guest',
	summary: 'Put a photo on the profile of the calling guest, in place of the one before.',
	body: PictureDraft,
	biggestFile: biggestPicture,
	details: Picture,
	message: 'profilesAnswers.photoSaved',
})

export const removeMyGuestPhoto = endpoint({
	method: 'DELETE',
	path: 'guests/me/photo',
	access: 'guest',
	summary: 'Take the photo off the profile of the calling guest; calling it without one is no error.',
	details: z.null(),
	message: 'profilesAnswers.photoRemoved',
})

export const saveMyLogo = endpoint({
	method: 'PUT',
	path: 'organisations/me/logo',
	access: 'employer',
	summary: 'Put a logo on the organisation of the caller, in place of the one before.',
	body: PictureDraft,
	biggestFile: biggestPicture,
	details: Picture,
	message: 'organisationsAnswers.logoSaved',
})

export const removeMyLogo = endpoint({
	method: 'DELETE',
	path: 'organisations/me/logo',
	access: 'employer',
	summary: 'Take the logo off the organisation of the caller; calling it without one is no error.',
	details: z.null(),
	message: 'organisationsAnswers.logoRemoved',
})

export const showFile = endpoint({
	method: 'GET',
	path: 'files/:fileId',
	access: 'anyone',
	summary:
		'A picture (WebP): a logo for everyone, a photo for those who may see the profile, or are in touch with a guest.',
	params: z.object({ fileId: Id }),
	details: z.file().mime('image/webp'),
})
