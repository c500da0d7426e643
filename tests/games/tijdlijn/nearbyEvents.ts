/** Keys of the shipped events that happened in, or are about, Germany, the Netherlands, Belgium, Austria and Switzerland. */
export const NEARBY_EVENTS: readonly string[] = `
  act-of-abjuration afsluitdijk agricola-mining amsterdam-toll anne-frank-diary antwerp-flag
  balloon-escape barentsz-winter basel-earthquake bauhaus baumgartner bayreuth beer-purity
  beethoven-fifth belgian-government belgian-opera belgica berlin-airport berlin-wall-opens
  bertha-benz blankers-koen bolt-berlin brandt-warsaw bread-billions bruno-bear brussels-train
  caesar-rhine-bridge cailler-chocolate canossa cape-horn car-free-sunday charlemagne-crowned
  christmas-truce clara-rhinoceros cocoa-powder coffee-filter cologne-cathedral cologne-colonia
  compact-cassette compact-disc conchita-wurst copernicus-book corbulo-canal currywurst
  din-founded documenta drais-ride drusus-north-sea duden duerer-rhinoceros dutch-euro
  dutch-same-sex-marriage duyfken-australia easter-island eau-de-cologne einstein-patent-office
  elbphilharmonie elephant-aachen elfstedentocht elizabeth-flood euro-cash eurovision-lugano
  exoplanet four-seasons frankenstein-lake frankfurt-bread frauenkirche fuggerei
  geneva-convention german-women-vote gessner-tulip ghent-altarpiece gotthard-base-tunnel
  grimm-tales gutsmuths hambach hamburg-flood higgs humboldt-sails iconoclasm jenatzy
  kilimanjaro kipchoge-vienna koch-tuberculosis koepenick lab-burger leeuwenhoek-bacteria leica
  leiden-relief leuven-university leverkusen-title lhc liege-bastogne-liege linnaeus-systema
  lipperhey-telescope lsd-bicycle lucia-flood magic-flute mathias-rust matterhorn max-havelaar
  meissen mercator-map messner-habeler miracle-of-bern munich-market neanderthal neptune
  night-watch nine-euro-ticket nuremberg-train oberammergau oetzi oktoberfest oosterschelde
  orbiter-balloon ortelius-atlas ostarrichi paulskirche persil peter-zaandam philae phosphorus
  piccard-stratosphere pied-piper playmobil potato-order reis-telephone schoenbrunn-zoo
  semmering siemens-train silent-night sobieski-vienna star-st-gallen striezelmarkt summer-time
  swatch swimming-book swiss-charter swiss-un swiss-women-vote tacitus-germania thurn-taxis-post
  tintin titan-found trieste-dive tulip-crash turnplatz unspunnen varus-battle vesalius-fabrica
  vienna-siege vienna-university voc-founded waldi wegener-drift werther westphalia
  wuppertal-monorail x-rays zeppelin zurich-sausages zuse-z3
`
  .trim()
  .split(/\s+/u)
