/** What kinds of players the bots of Whisper are: the shy ones whisper what others like, the bold ones whatever comes to mind. */

/** All characters. */
export const CHARACTERS = ['shy', 'bold'] as const
