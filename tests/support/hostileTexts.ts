/** Texts that would like to be something else: markup, code, addresses, templates, wording, formats, lines of a log. */

/** Stands in every text, so that what has become of it is found in a page. */
export const MARK = 'zq'

const TAGS = [
  ...['script', 'img', 'svg', 'iframe', 'object', 'embed', 'math', 'video', 'audio', 'details'],
  ...['body', 'input', 'a', 'form', 'style', 'link', 'meta', 'base', 'marquee', 'template'],
  ...['title', 'textarea', 'select', 'b', 'plaintext', 'xmp'],
] as const

/** Markup in four forms for each tag: with an attribute, as its end, with a handler, out of an attribute. */
const MARKUP = TAGS.flatMap((tag) => [
  `<${tag} ${MARK}=1>`,
  `</${tag}>${MARK}`,
  `<${tag} onload=${MARK}() src=x onerror=${MARK}()>`,
  `"><${tag} ${MARK}>`,
])

const OTHERS = [
  // Out of an attribute, a comment, a style, an address.
  ...[`" onfocus=${MARK}()`, `' onclick='${MARK}`, `\`onx=${MARK}\``, `--><i ${MARK}>`],
  ...[`<!--${MARK}-->`, `]]><u ${MARK}>`, `<![CDATA[${MARK}`, `<?${MARK}?>`, `${MARK}</style>`],
  ...[`javascript:${MARK}`, `data:text/html,${MARK}`, `//${MARK}.example`, `url(//${MARK})`],
  ...[`;color:red;${MARK}`, `}*{--${MARK}:1}`, `#/watch/${MARK}`, `file:///${MARK}`],
  // Entities and other spellings of signs.
  ...[
    `&lt;${MARK}&gt;`,
    `&#60;${MARK}>`,
    `&${MARK};`,
    `\\u003c${MARK}`,
    `%3C${MARK}%3E`,
    `＜${MARK}＞`,
  ],
  // Templates and wording: what this window or another program would put something in the place of.
  ...[`{{${MARK}()}}`, `{${MARK}}`, `{name} ${MARK}`, `{0}${MARK}`, `{'${MARK}'}`, `@:${MARK}`],
  ...[
    `@.upper:${MARK}`,
    `${MARK}|${MARK}|b`,
    `%{${MARK}}`,
    `\${${MARK}}`,
    `#{${MARK}}`,
    `<%=${MARK}%>`,
  ],
  ...[`$&${MARK}$1`, `$t(${MARK})`, `[[${MARK}]]`, `{@html ${MARK}}`],
  // Formats, lines of a log, data, names of a language, cells of a table, marks.
  ...[
    `%s%n%o${MARK}`,
    `\u001b[31m${MARK}`,
    `a\n{"${MARK}":1}`,
    `\r\n\r\n${MARK}`,
    `"}],"${MARK}":[`,
  ],
  ...[
    `__proto__ ${MARK}`,
    `constructor.${MARK}`,
    `${MARK}.toString`,
    `null,${MARK}`,
    `${MARK}\u0000`,
  ],
  ...[`=${MARK}()`, `@${MARK}`, `../../${MARK}`, `C:\\${MARK}`, `';--${MARK}`, `[x](${MARK})`],
  ...[
    `\u202e${MARK}\u202c`,
    `\u200b${MARK}\u200d`,
    `${MARK}\ud800`,
    `${MARK}${'\u0301'.repeat(40)}`,
  ],
] as const

/** All of them; every one holds the mark. */
export const HOSTILE_TEXTS: readonly string[] = [...MARKUP, ...OTHERS]

/** Attributes whose value is read out or shown to people. */
const FOR_PEOPLE = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder', 'value']

function findInElement(element: Element, isTold: (text: string) => boolean): string[] {
  const faults: string[] = []
  const name = element.localName
  if (name.includes(MARK) || ['script', 'iframe', 'object', 'embed', 'base'].includes(name)) {
    faults.push(`the element ${name}`)
  }
  for (const { name: attribute, value } of element.attributes) {
    const isToldThere = (): boolean => FOR_PEOPLE.includes(attribute) && isTold(value)
    const isMarked = attribute.includes(MARK) || (value.includes(MARK) && !isToldThere())
    if (attribute.startsWith('on') || isMarked) faults.push(`${name}: ${attribute}="${value}"`)
  }
  return faults
}

/** What of a page is made of texts that should only be read there; `told`: those that may stand in it, each of them whole. */
export function findInjected(root: Element, told: ReadonlySet<string>): string[] {
  const isTold = (text: string): boolean => {
    // Most stand there alone: taking all others out of each would take longer than all else.
    if (told.has(text)) return true
    const rest = [...told].reduce((left, one) => left.replaceAll(one, ''), text)
    return !rest.includes(MARK)
  }
  const faults = findInElement(root, isTold)
  for (const node of root.childNodes) {
    if (node instanceof Element) faults.push(...findInjected(node, told))
    else if ((node.textContent ?? '').includes(MARK)) {
      const text = node.textContent ?? ''
      // The words of a line may stand in elements of their own, one of them or each: together they are the line.
      const around = [text, root.textContent, root.parentElement?.textContent ?? '']
      if (node.nodeType !== Node.TEXT_NODE || !around.some(isTold)) faults.push(`the text ${text}`)
    }
  }
  return faults
}
