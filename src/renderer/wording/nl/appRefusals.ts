/** Why something was not taken, and farewells, in Dutch. */
import type { AppRefusalsWords } from '../de/appRefusals'

/** Dutch words. */
export const appRefusals: AppRefusalsWords = {
  refusal: {
    malformed: 'De gastheer begreep dat niet. Laad de pagina opnieuw.',
    'unknown-game': 'Dit spel kent de gastheer niet. Kies een ander.',
    'option-not-allowed': 'Deze instelling kan niet. Toegestaan: {allowed}.',
    'seats-not-allowed': 'Zoveel plaatsen heeft dit spel niet.',
    'content-missing':
      'Bij de gastheer ontbreken de kaarten of woorden voor dit spel. Kies andere, of vraag het daar.',
    'cannot-be-dealt':
      'Zoals de tafel is ingesteld, kunnen er geen kaarten gedeeld worden. Verander de regels of het aantal plaatsen.',
    'no-such-table': 'Deze tafel bestaat niet meer.',
    'not-at-this-table':
      'Je zit niet meer aan deze tafel. Ga naar de startpagina en schuif opnieuw aan.',
    'wrong-password': 'Het wachtwoord klopt niet. Vraag het aan de gastheer.',
    'table-private':
      'Aan deze tafel speelt iemand alleen. Vraag of de tafel open mag, of kies een andere.',
    'password-too-short':
      'Een wachtwoord heeft minstens {least} tekens nodig. Neem een langer wachtwoord, bijvoorbeeld twee woorden.',
    'too-many-tries': 'Te veel verkeerde wachtwoorden. Wacht een minuut.',
    'seat-taken': 'Deze plaats is al bezet. Neem een andere.',
    'other-hand-seen':
      'In deze partij heb je al de kaarten van een andere plaats gezien. Neem die plaats weer of wacht op de volgende partij.',
    'no-free-seat': 'Alle plaatsen zijn bezet. Je kunt toekijken.',
    'not-seated': 'Daarvoor moet je aan tafel zitten.',
    'keeper-only': 'Dat kan alleen wie de tafel leidt.',
    'local-only': 'Dat kan alleen op de computer van de gastheer.',
    'match-running': 'Dat kan niet zolang er een spel loopt.',
    'no-match-running': 'Er loopt nu geen spel.',
    'not-everybody-ready': 'Nog niet iedereen is klaar.',
    'too-many-tables':
      'Bij deze gastheer is geen plek voor nog een tafel. Schuif ergens aan, of wacht tot er een wordt opgeheven.',
    'too-many-of-yours':
      'Vanaf dit apparaat zijn al {most} tafels open. Hef er een op voordat je een nieuwe opent.',
    'question-closed': 'Deze vraag staat niet meer open. Kijk even wat er nu gevraagd wordt.',
    'table-paused': 'De tafel houdt pauze. Het spel gaat verder zodra iedereen er weer is.',
    'advice-alone-only': 'Advies krijg je alleen als je de enige mens aan tafel bent.',
    'nothing-to-vote-on': 'Daarover wordt niet meer gestemd.',
    'text-too-long': 'Dat is te lang. Schrijf het korter.',
    'sent-away':
      'Je bent van deze tafel weggestuurd. Vraag het aan wie de tafel leidt, of neem een andere.',
    'no-such-content': 'De kaarten of woorden van deze partij heeft de gastheer niet meer.',
    'content-in-use': 'Daar wordt nu mee gespeeld. Wacht tot het spel uit is.',
    'not-practised': 'Dit spel heeft niets om te oefenen.',
    'practice-in-match':
      'Je zit midden in dit spel. Speel het uit of geef je plaats op, dan kun je weer oefenen.',
    'deck-not-sound':
      'Er klopt nog iets niet aan de kaartset. Kijk naar de plekken die genoemd worden.',
    'name-taken': 'Een meegeleverde kaartset heet al zo. Geef de jouwe een andere naam.',
    'illegal-move': 'Dat mag niet volgens de regels.',
    'name-not-allowed': 'Deze naam kan niet. Gebruik letters of cijfers, hoogstens {most}.',
    'text-not-allowed': 'Van dit bericht blijft niets over. Schrijf een paar letters.',
    'too-fast': 'Rustig aan: dat was te veel in te korte tijd. Probeer het zo nog eens.',
    'no-such-person': 'Die persoon zit niet meer aan tafel.',
    'no-such-match': 'Dit verslag bestaat niet meer.',
    'storage-failed':
      'De computer van de gastheer kan niet opslaan. Maak daar ruimte, dan gaat het spel verder.',
    'disk-stuck':
      'De schijf van de gastheer antwoordt niet voor deze tafel. Probeer het later nog eens, of kies een andere tafel.',
    'network-failed': 'Deze computer kan de tafel niet voor het netwerk openen.',
    fault:
      'Bij de gastheer is iets misgegaan; wat, staat in het logboek daar. Probeer iets anders, en laat het weten als het nog eens gebeurt.',
  },
  loading: {
    slow: 'Het spel wordt geladen …',
    failed: 'Het spel kon niet worden geladen. Misschien is de verbinding even weg.',
    failedPage: 'Deze pagina kon niet worden geladen. Misschien is de verbinding even weg.',
    again: 'Nog eens proberen',
    failedLanguage: 'De taal kon niet worden geladen. Misschien is de verbinding even weg.',
  },
  failed: {
    title: 'De tafel kan nu even niet getoond worden',
    host: 'De gastheer heeft iets gestuurd wat niet bij dit spel hoort. We hebben het nog eens gevraagd.',
    window: 'Hier ging bij het tonen iets mis. Aan tafel heeft niemand iets fout gedaan.',
    kept: 'Je plaats en jullie spel blijven bij de gastheer bewaard.',
    again: 'Opnieuw laden',
    home: 'Naar de startpagina',
  },
  farewell: {
    'protocol-mismatch':
      'Gastheer en gast hebben verschillende versies ({theirs} en {ours}). Open het adres van de gastheer in de browser: dat werkt altijd.',
    'bad-message': 'De gastheer begreep een bericht niet. Laad de pagina opnieuw.',
    'too-fast': 'Te veel berichten tegelijk. Het spel gaat zo verder.',
    'replaced-by-new-connection': 'Een ander venster heeft je plaats overgenomen.',
    'hello-missing': 'De begroeting kwam niet aan. Laad de pagina opnieuw.',
    'host-closing': 'De gastheer is gestopt. De tafel is bewaard.',
    'other-host':
      'Hier antwoordt een andere computer dan die waarvoor de link is gemaakt. Misschien is de link oud, of ontbreekt er een stuk. Vraag nog een keer om de link of de QR-code.',
  },
}
