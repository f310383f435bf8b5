/** Gives a text to a push service, to be kept so many seconds; gone when the browser takes no more. */
export type Pusher = { send: (to: Address, text: string, seconds: number) => Promise<'sent' | 'gone'> }

type Address = { endpoint: string; p256dh: string; auth: string }
