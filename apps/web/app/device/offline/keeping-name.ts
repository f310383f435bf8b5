/** The name in the local storage that tells whether this browser keeps pages, and whose. */
export const keepingName = 'Profile_Search_offline'
