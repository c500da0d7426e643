/** Choosing in a form whose last row is a bar that lies over what is scrolled below it. */
import { expect, type Locator } from '@playwright/test'

/** Checks a radio button, drawn by its label, once it lies in the middle of the form and not under the bar; again where the form has just grown under the pointer. */
export async function chooseInForm(radio: Locator): Promise<void> {
  await expect(async () => {
    await radio.evaluate((element) => {
      element.scrollIntoView({ block: 'center' })
    })
    await radio.check({ force: true, timeout: 2000 })
  }).toPass({ timeout: 15_000 })
}
