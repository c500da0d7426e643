/** Choosing in a form whose last row is a bar that lies over what is scrolled below it. */
import type { Locator } from '@playwright/test'

/** Checks a radio button, drawn by its label, once it lies in the middle of the form and not under the bar. */
export async function chooseInForm(radio: Locator): Promise<void> {
  await radio.evaluate((element) => {
    element.scrollIntoView({ block: 'center' })
  })
  await radio.check({ force: true })
}
