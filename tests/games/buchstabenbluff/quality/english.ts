/** English words that must be listed, and others that must not; chosen before anybody looked what the list holds. */
import { split } from './split'

/** Words in use, of every kind. */
export const ENGLISH_WORDS = {
  verbs: split(`
    go goes going went gone come comes came coming am is are was were been being have has had having do does did done take takes
    took taken taking give gives gave given see sees saw seen seeing eat eats ate eaten eating read reads reading speak spoke
    spoken write writes wrote written run runs ran running sleep sleeps slept drive drives drove driven help helped helping throw
    threw thrown carry carries carried catch caught hold held lie lay lain lying lied offer offered pull pulled know knew known
    can could may might must shall should will would laugh laughed laughing play plays played playing work worked make makes made
    making stand stood lose lost forget forgot enjoy enjoyed melt melted sing sang sung singing wait waited talk talked cycle
    cycling swim swam swum begin began begun drink drank drunk fly flies flew flown flying buy bought think thought bring brought
    teach taught sell sold tell told feel felt keep kept leave left meet met pay paid say said send sent shut sit sat spend
    spent win won wear wore worn
  `),
  plurals: split(`
    houses mice lice trees rooms dreams feet nuts kisses rivers castles words books cloths roofs glasses wheels children pictures
    fields men women cats dogs horses birds apples gardens ovens floors daughters mothers fathers brothers sons streets tables
    chairs beds bicycles museums cities ships ways days nights weeks months years leaves flowers stones mountains valleys lakes
    fleas cows sheep lambs eggs hands teeth heads hairs eyes ears noses clocks times letters holes members knives wolves
    potatoes tomatoes boxes foxes churches babies ladies keys toys oxen geese
  `),
  forms: split(`
    bigger biggest happier happiest quickly slowly happily softly unhappy redo undo rewrite kindness freedom childhood darkness
    teacher worker player singer driver reader careful useless useful hopeless painful national musical beautiful wonderful
    colour color grey gray centre center theatre theater favour favor
  `),
  accents: split('café naïve cliché façade fiancé sauté cafés née'),
  compounds: split(`
    doorbell railway teapot dentist wineglass tablecloth houseboat sandcastle snowball rainbow windmill football airplane
    bookshop highway postcard headache teaspoon saucepan footpath seaweed goldfish pocket pencil attic cellar freedom flat
    newspaper birthday afternoon morning notebook keyboard sunlight moonlight bedroom bathroom backyard haircut
  `),
  others: split(`
    and or but for because if that not also already still only very much more today tomorrow always never here there you he she
    it we they me him her us them the an no my your his our to on at in up so by of oh ox red yellow black good better best new
    old young small large quick slow soft hard cold warm wet dry mother father child dog cat mouse bread butter milk water salt
    sugar flour rice soup meat fruit yacht taxi yoga quiz computer exam extra boxing pizza zebra queen quilt jazz fizz xylem ox
    rhythm gypsum
  `),
} as const

/** No words of the game: names, places, abbreviations and nonsense. */
export const NO_ENGLISH_WORDS = {
  places: split(`
    London Dublin Glasgow Edinburgh Cardiff Belfast Liverpool Birmingham Bristol Leeds Sheffield Cambridge Brighton
    Cornwall Scotland England Ireland Britain America Alberta Australia Zealand Germany France Spain Italy
    Norway Sweden Denmark Belgium Portugal Brazil Mexico India Egypt Africa Europe Asia Madrid Lisbon Moscow
    Beijing Tokyo Cairo Athens Prague Warsaw Budapest Oslo Helsinki Stockholm Thames Texas Ohio Florida Nevada
  `),
  names: split(`
    Shelley Einstein Churchill Elizabeth Margaret Catherine Michael William Andrew Matthew Sebastian
    Stephen Richard Edward Philip Thomas Daniel Joseph Benjamin Alexander Jessica Rebecca Hannah Sarah Emily Sophie
    Amanda Jennifer Susan Barbara Patricia Deborah Kevin Brian Gary Nigel Trevor Wikipedia Toyota Microsoft Disney
  `),
  abbreviations: split(`
    etc eg ie mr mrs dr st ltd plc inc kg km cm mm dvd usa uk nato bbc fbi cia asap rsvp pm tv pc cd vs dept govt approx
    qty hq
  `),
  nonsense: split(`
    xyzab asdfgh gnoffle schlompf krutzel plonktig fargle goed comed runned sleeped eated writed thinked bringed teached
    catched buyed womens sheepes housen bookes treees blorf zwirks mampfle eeeee rstlne bb xx qq zz
    happyest bigest quicklyer unhapily dogen catses recieve seperate definately untill tommorow wierd acomodate tion 
    ible
  `),
} as const
