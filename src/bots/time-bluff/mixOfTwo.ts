/** What two sharp bots come to expect of each other: `npm run mix` plays them against what they did so far until it changes no more. */

/** How likely a claim is a lie, a number for each of `featuresOf`. */
export const LIES_OF_TWO: readonly number[] = [
  -0.39, -0.01, 0.05, 0.05, -0.0, -0.13, -0.09, -0.36, 0.53, 0.08, -0.17, -0.34, -0.14, -0.21,
  -0.14, 0.15, -0.04, -0.02, 0.14, -0.0, -0.1, -0.23, -0.17, -0.12, 0.09, 0.02, -0.05, -0.12, -0.33,
  0.07, -0.04, 0.65, 0.83,
]

/** How likely it is doubted, a number for each of `doubtFeatures`. */
export const DOUBTS_OF_TWO: readonly number[] = [-0.49, 1.14, 0.7, -0.27, 0.93, 0.46]
