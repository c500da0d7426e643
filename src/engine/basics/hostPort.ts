/** Where on its computer a host is found. */

/** The port that guests find if nothing else is said. */
export const DEFAULT_PORT = 4747
/** No port has a larger number. */
export const LARGEST_PORT = 65_535
