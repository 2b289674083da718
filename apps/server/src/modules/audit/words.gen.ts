// Made by `npm run generate` from the `log` folders of all capabilities.
export const logWords = {
  "en": {
    "fields": {
      "type": "role",
      "network": "network",
      "owner": "administrator",
      "name": "name",
      "kind": "type",
      "title": "title",
      "phone": "phone number",
      "address": "address",
      "email": "e-mail",
      "isDisabled": "turned off",
      "state": "status",
      "language": "language",
      "languages": "languages",
      "from": "from",
      "until": "until",
      "reason": "reason",
      "slug": "name in web addresses",
      "levels": "access",
      "website": "website",
      "placeholder": "contact text",
      "disabledKinds": "types not accepted",
      "sessionId": "one session",
      "kinds": "types of second step",
      "fileId": "picture",
      "issuer": "issuer",
      "clientId": "client ID",
      "admits": "who can sign in",
      "isEnabled": "turned on",
      "hasNewSecret": "new client secret",
      "module": "module",
      "level": "level",
      "projectId": "project",
      "surveyId": "survey",
      "neighbourhood": "neighbourhood",
      "residence": "address",
      "street": "street",
      "letters": "letters",
      "isReprint": "reprint",
      "decision": "decision",
      "decisionReason": "reason for the decision",
      "ground": "reason",
      "appealOutcome": "answer to the appeal",
      "textHtml": "text",
      "theme": "theme",
      "secondTheme": "second theme",
      "videoUrl": "video",
      "ctaLink": "button link",
      "ctaText": "button text",
      "ctaDescription": "text beside the button",
      "visibility": "audience",
      "isCommentsDisabled": "comments off",
      "hasCombinedComments": "one thread for all neighbourhoods",
      "options": "answers of the poll",
      "translations": "translations",
      "neighbourhoodIds": "neighbourhoods",
      "streetIds": "streets",
      "images": "photos",
      "attachmentIds": "attachments",
      "pollClosesAt": "closing time",
      "publishAt": "publication date",
      "plannedBy": "scheduled by",
      "lostStreets": "streets that no longer count",
      "at": "scheduled for",
      "ctaType": "what the button leads to",
      "isVotingDisabled": "voting off",
      "activity": "date, place and registration",
      "vacancy": "details of the vacancy",
      "dates": "dates",
      "applicationState": "status of the applications",
      "applications": "number of applications",
      "toldApplicants": "applicants told by e-mail",
      "assignee": "assigned to",
      "shoutStatus": "status of the message",
      "icon": "icon",
      "isArchived": "archived",
      "functionId": "function",
      "hourlyRateCents": "value of an hour, in cents",
      "hasForm": "form on the public page",
      "formIntro": "introduction of the form",
      "formConsent": "consent of the form",
      "isMember": "member",
      "fields": "fields",
      "ticketState": "status",
      "ticketFields": "changed fields",
      "assigneeId": "concierge",
      "colour": "tag colour",
      "description": "explanation",
      "helperStatus": "helper status",
      "isSystem": "system account",
      "timeZone": "time zone",
      "currency": "currency",
      "tiles": "map tiles",
      "url": "address",
      "attribution": "source",
      "maxZoom": "maximum zoom",
      "file": "file",
      "read": "rows read",
      "added": "new rows",
      "changed": "changed rows",
      "unchanged": "unchanged rows",
      "rejected": "rejected rows",
      "isLoaded": "imported",
      "accent": "colour"
    },
    "said": {
      "yes": "yes",
      "no": "no",
      "commandLine": "command line"
    },
    "groups": {
      "accounts": "Members and settings",
      "licences": "Licences",
      "residents": "Residents",
      "conversations": "Comments and reports",
      "publishing": "Messages",
      "vacancies": "Vacancies",
      "shouts": "Messages from residents",
      "care": "Care",
      "platform": "Stoep staff"
    },
    "actions": {
      "accounts": {
        "invite": "Invited someone",
        "revokeInvitation": "Revoked an invitation",
        "acceptInvitation": "Accepted an invitation",
        "acceptMember": "Accepted a member",
        "editMember": "Edited a member",
        "removeMember": "Removed a member",
        "declineMember": "Declined a member",
        "editOrganisation": "Changed the organisation",
        "setLogo": "Changed the logo",
        "setBanner": "Changed the banner",
        "setBottomUp": "Changed which messages residents can send",
        "requireSecondFactor": "Changed whether the second step is required",
        "addProvider": "Added a single sign-on provider",
        "editProvider": "Changed a single sign-on provider",
        "removeProvider": "Removed a single sign-on provider",
        "closeAccount": "Left by closing their account"
      },
      "licences": {
        "grant": "Granted a licence",
        "changeEnd": "Changed the end of a licence",
        "end": "Ended a licence"
      },
      "residents": {
        "prove": "Confirmed a resident’s address",
        "move": "A resident moved",
        "decline": "Declined a resident’s address",
        "undoDecision": "Undid a decision on a resident’s address",
        "leave": "A resident deleted their account",
        "printLetters": "Had letters with codes printed",
        "moveAddress": "Moved an address to another neighbourhood"
      },
      "conversations": {
        "hideComment": "Hid a comment",
        "showComment": "Showed a comment again",
        "deleteComment": "Deleted a comment",
        "settleReport": "Decided on a report",
        "undoDecision": "Took back a decision",
        "decideAppeal": "Answered an appeal"
      },
      "publishing": {
        "publish": "Published a message",
        "schedule": "Scheduled a message",
        "edit": "Edited a message",
        "delete": "Deleted a message",
        "undelete": "Restored a deleted message",
        "restoreVersion": "Restored an earlier version of a message",
        "moveDates": "Date of an activity moved",
        "cancelDates": "Date of an activity cancelled",
        "restoreDates": "Cancellation of an activity taken back",
        "renewCalendar": "New calendar address made",
        "endCalendar": "Calendar address ended"
      },
      "vacancies": {
        "setState": "Status of applications changed",
        "note": "Note about an application changed"
      },
      "shouts": {
        "assign": "Assigned a message from a resident",
        "setStatus": "Changed the status of a message from a resident",
        "askToShare": "Asked a resident to share a message",
        "hide": "Hid a message from a resident",
        "delete": "Deleted a message from a resident",
        "show": "Showed a message from a resident again",
        "createTemplate": "Created a reply template",
        "editTemplate": "Edited a reply template",
        "deleteTemplate": "Deleted a reply template"
      },
      "care": {
        "createTag": "Created a tag",
        "editTag": "Edited a tag",
        "deleteTag": "Deleted a tag",
        "createCategory": "Added a category of help",
        "editCategory": "Edited a category of help",
        "archiveCategory": "Archived or restored a category of help",
        "createFunction": "Added a function",
        "editFunction": "Edited a function",
        "deleteFunction": "Deleted a function",
        "setFunction": "Gave a colleague a function",
        "editSettings": "Changed the settings of care",
        "createPerson": "Wrote a person down in care",
        "editPerson": "Edited a person of care",
        "suspendPerson": "Suspended a person of care",
        "reactivatePerson": "Reactivated a person of care",
        "deletePerson": "Deleted a person of care",
        "deleteNote": "Deleted a note about a person of care",
        "createTicket": "Made a ticket",
        "editTicket": "Edited a ticket",
        "assignTicket": "Gave a ticket to someone",
        "appointTicket": "Set an appointment",
        "moveTicket": "Changed the status of a ticket",
        "deleteTicket": "Deleted a ticket",
        "makeHelper": "Made a person a helper",
        "setHelperStatus": "Accepted or declined a helper",
        "addAbsence": "Added an absence of a helper",
        "deleteAbsence": "Removed an absence of a helper",
        "addCertificate": "Added a certificate of a helper",
        "deleteCertificate": "Removed a certificate of a helper",
        "addEntry": "Wrote down hours of a helper",
        "deleteEntry": "Deleted hours of a helper"
      },
      "platform": {
        "createNetwork": "Created a network",
        "editNetwork": "Changed a network",
        "setNetworkLogo": "Changed the logo of a network",
        "importNeighbourhoods": "Imported neighbourhoods",
        "importAddresses": "Imported addresses",
        "importLines": "Imported the street map",
        "createOrganisation": "Created the organisation",
        "editOrganisation": "Organisation changed by Stoep",
        "createAccount": "Created an account",
        "disableAccount": "Deactivated an account",
        "enableAccount": "Reactivated an account",
        "endSessions": "Ended sessions",
        "removeFactors": "Removed all second steps of an account",
        "sendReset": "Sent an e-mail to choose a new password",
        "makeSignInLink": "Created a one-time sign-in link",
        "makeSystem": "Changed a system account"
      }
    },
    "choices": {
      "type": {
        "owner": "administrator",
        "user": "member",
        "community-worker": "community worker",
        "pending": "waiting for approval",
        "disabled": "deactivated"
      },
      "levels": {
        "viewer": "viewer",
        "editor": "editor",
        "admin": "module administrator"
      },
      "kind": {
        "city": "city or municipality",
        "company": "company",
        "association": "association"
      },
      "kinds": {
        "app": "authenticator app",
        "text": "text message",
        "passkey": "passkey",
        "recovery": "recovery codes"
      },
      "admits": {
        "nobody": "no one new"
      },
      "level": {
        "essential": "Essential",
        "premium": "Premium",
        "oneoff": "one-off"
      },
      "module": {
        "network": "neighbourhood network",
        "participation": "public participation",
        "care": "neighbourhood concierge"
      },
      "residence": {
        "confirmed": "confirmed",
        "declined": "declined"
      },
      "letters": {
        "few": "fewer than 10"
      },
      "decision": {
        "kept": "kept",
        "hidden": "hidden",
        "deleted": "deleted",
        "removed": "hidden"
      },
      "ground": {
        "annoying": "annoying or not relevant",
        "spam": "advertising or spam",
        "offensive": "offensive or hateful",
        "private": "private information",
        "out-of-hand": "discussion out of hand"
      },
      "appealOutcome": {
        "upheld": "decision upheld",
        "reversed": "decision reversed"
      },
      "state": {
        "concept": "draft",
        "scheduled": "scheduled",
        "published": "published"
      },
      "reason": {
        "no_licence": "the organisation has no licence for this",
        "licence_expired": "the licence has ended",
        "module_not_included": "the licence does not cover this module",
        "licence_level_too_low": "this requires a higher licence level",
        "licence_out_of_scope": "the one-off licence does not cover these neighbourhoods",
        "no_place_left": "the chosen streets are no longer in its neighbourhoods"
      },
      "applicationState": {
        "new": "new",
        "in-contact": "in contact",
        "accepted": "accepted",
        "declined": "declined"
      },
      "shoutStatus": {
        "new": "new",
        "in-progress": "in progress",
        "done": "done"
      }
    },
    "ownFields": {
      "publishing": {
        "type": "type of message"
      }
    }
  },
  "nl": {
    "fields": {
      "type": "rol",
      "network": "netwerk",
      "owner": "beheerder",
      "name": "naam",
      "kind": "soort",
      "title": "titel",
      "phone": "telefoon",
      "address": "adres",
      "email": "e-mail",
      "isDisabled": "gedeactiveerd",
      "state": "status",
      "language": "taal",
      "languages": "talen",
      "from": "van",
      "until": "tot",
      "reason": "reden",
      "slug": "naam in webadressen",
      "levels": "toegang",
      "website": "website",
      "placeholder": "contacttekst",
      "disabledKinds": "niet aanvaarde soorten",
      "sessionId": "één sessie",
      "kinds": "soorten tweede stap",
      "fileId": "afbeelding",
      "issuer": "uitgever",
      "clientId": "client-ID",
      "admits": "wie kan inloggen",
      "isEnabled": "ingeschakeld",
      "hasNewSecret": "nieuw clientgeheim",
      "module": "module",
      "level": "niveau",
      "projectId": "project",
      "surveyId": "enquête",
      "neighbourhood": "buurt",
      "residence": "adres",
      "street": "straat",
      "letters": "brieven",
      "isReprint": "opnieuw afgedrukt",
      "decision": "beslissing",
      "decisionReason": "reden van de beslissing",
      "ground": "reden",
      "appealOutcome": "antwoord op het bezwaar",
      "textHtml": "tekst",
      "theme": "thema",
      "secondTheme": "tweede thema",
      "videoUrl": "video",
      "ctaLink": "link van de knop",
      "ctaText": "tekst van de knop",
      "ctaDescription": "uitleg bij de knop",
      "visibility": "doelgroep",
      "isCommentsDisabled": "reacties uit",
      "hasCombinedComments": "gedeelde reacties",
      "options": "antwoorden van de peiling",
      "translations": "vertalingen",
      "neighbourhoodIds": "buurten",
      "streetIds": "straten",
      "images": "foto’s",
      "attachmentIds": "bijlagen",
      "pollClosesAt": "sluitingsmoment",
      "publishAt": "publicatiemoment",
      "plannedBy": "gepland door",
      "lostStreets": "straten die niet meer tellen",
      "at": "gepland voor",
      "ctaType": "waar de knop naar leidt",
      "isVotingDisabled": "stemmen uit",
      "activity": "datum, plaats en inschrijving",
      "vacancy": "gegevens van de vacature",
      "dates": "data",
      "applicationState": "status van de kandidaturen",
      "applications": "aantal kandidaturen",
      "toldApplicants": "kandidaten verwittigd per e-mail",
      "assignee": "toegewezen aan",
      "shoutStatus": "status van het bericht",
      "icon": "pictogram",
      "isArchived": "gearchiveerd",
      "functionId": "functie",
      "hourlyRateCents": "waarde van een uur, in cent",
      "hasForm": "formulier op de openbare pagina",
      "formIntro": "inleiding van het formulier",
      "formConsent": "toestemming van het formulier",
      "isMember": "hulpvrager",
      "fields": "velden",
      "ticketState": "status",
      "ticketFields": "gewijzigde velden",
      "assigneeId": "concierge",
      "colour": "kleur van het label",
      "description": "omschrijving",
      "helperStatus": "status van de helper",
      "isSystem": "systeemaccount",
      "timeZone": "tijdzone",
      "currency": "munt",
      "tiles": "kaarttegels",
      "url": "adres",
      "attribution": "bron",
      "maxZoom": "maximaal zoomniveau",
      "file": "bestand",
      "read": "gelezen rijen",
      "added": "nieuwe rijen",
      "changed": "gewijzigde rijen",
      "unchanged": "ongewijzigde rijen",
      "rejected": "geweigerde rijen",
      "isLoaded": "geïmporteerd",
      "accent": "kleur"
    },
    "said": {
      "yes": "ja",
      "no": "nee",
      "commandLine": "opdrachtregel"
    },
    "groups": {
      "accounts": "Leden en instellingen",
      "licences": "Licenties",
      "residents": "Bewoners",
      "conversations": "Reacties en meldingen",
      "publishing": "Berichten",
      "vacancies": "Vacatures",
      "shouts": "Berichten van bewoners",
      "care": "Zorg",
      "platform": "Medewerkers van Stoep"
    },
    "actions": {
      "accounts": {
        "invite": "Iemand uitgenodigd",
        "revokeInvitation": "Uitnodiging ingetrokken",
        "acceptInvitation": "Uitnodiging aanvaard",
        "acceptMember": "Lid aanvaard",
        "editMember": "Lid bewerkt",
        "removeMember": "Lid verwijderd",
        "declineMember": "Lid geweigerd",
        "editOrganisation": "Organisatie gewijzigd",
        "setLogo": "Logo gewijzigd",
        "setBanner": "Banner gewijzigd",
        "setBottomUp": "Gewijzigd welke berichten bewoners kunnen sturen",
        "requireSecondFactor": "Gewijzigd of de tweede stap verplicht is",
        "addProvider": "Aanbieder van single sign-on toegevoegd",
        "editProvider": "Aanbieder van single sign-on gewijzigd",
        "removeProvider": "Aanbieder van single sign-on verwijderd",
        "closeAccount": "Vertrokken door het account op te heffen"
      },
      "licences": {
        "grant": "Licentie toegekend",
        "changeEnd": "Einddatum van een licentie gewijzigd",
        "end": "Licentie beëindigd"
      },
      "residents": {
        "prove": "Adres van een bewoner bevestigd",
        "move": "Bewoner verhuisd",
        "decline": "Adres van een bewoner geweigerd",
        "undoDecision": "Beslissing over het adres van een bewoner ongedaan gemaakt",
        "leave": "Bewoner heeft account verwijderd",
        "printLetters": "Liet brieven met codes afdrukken",
        "moveAddress": "Adres naar een andere buurt verplaatst"
      },
      "conversations": {
        "hideComment": "Reactie verborgen",
        "showComment": "Reactie weer getoond",
        "deleteComment": "Reactie verwijderd",
        "settleReport": "Over een melding beslist",
        "undoDecision": "Draaide een beslissing terug",
        "decideAppeal": "Beantwoordde een bezwaar"
      },
      "publishing": {
        "publish": "Bericht gepubliceerd",
        "schedule": "Bericht gepland",
        "edit": "Bericht bewerkt",
        "delete": "Bericht verwijderd",
        "undelete": "Verwijderd bericht teruggezet",
        "restoreVersion": "Eerdere versie van een bericht teruggezet",
        "moveDates": "Datum van een activiteit verplaatst",
        "cancelDates": "Datum van een activiteit geannuleerd",
        "restoreDates": "Annulering van een activiteit teruggenomen",
        "renewCalendar": "Nieuw agenda-adres gemaakt",
        "endCalendar": "Agenda-adres beëindigd"
      },
      "vacancies": {
        "setState": "Status van kandidaturen gewijzigd",
        "note": "Notitie bij een kandidatuur gewijzigd"
      },
      "shouts": {
        "assign": "Bericht van een bewoner toegewezen",
        "setStatus": "Status van een bericht van een bewoner gewijzigd",
        "askToShare": "Bewoner gevraagd een bericht te delen",
        "hide": "Bericht van een bewoner verborgen",
        "delete": "Verwijderde een bericht van een bewoner",
        "show": "Bericht van een bewoner weer getoond",
        "createTemplate": "Antwoordsjabloon gemaakt",
        "editTemplate": "Antwoordsjabloon bewerkt",
        "deleteTemplate": "Antwoordsjabloon verwijderd"
      },
      "care": {
        "createTag": "Maakte een label",
        "editTag": "Bewerkte een label",
        "deleteTag": "Verwijderde een label",
        "createCategory": "Voegde een soort hulp toe",
        "editCategory": "Bewerkte een soort hulp",
        "archiveCategory": "Archiveerde of herstelde een soort hulp",
        "createFunction": "Voegde een functie toe",
        "editFunction": "Bewerkte een functie",
        "deleteFunction": "Verwijderde een functie",
        "setFunction": "Gaf een collega een functie",
        "editSettings": "Wijzigde de instellingen van de zorg",
        "createPerson": "Schreef iemand in bij de zorg",
        "editPerson": "Bewerkte een persoon van de zorg",
        "suspendPerson": "Schorste een persoon van de zorg",
        "reactivatePerson": "Maakte de schorsing van een persoon van de zorg ongedaan",
        "deletePerson": "Verwijderde een persoon van de zorg",
        "deleteNote": "Verwijderde een notitie over een persoon van de zorg",
        "createTicket": "Hulpvraag aangemaakt",
        "editTicket": "Hulpvraag bewerkt",
        "assignTicket": "Hulpvraag aan iemand toegewezen",
        "appointTicket": "Afspraak vastgelegd",
        "moveTicket": "Status van een hulpvraag gewijzigd",
        "deleteTicket": "Hulpvraag verwijderd",
        "makeHelper": "Maakte iemand helper",
        "setHelperStatus": "Aanvaardde of weigerde een helper",
        "addAbsence": "Voegde een afwezigheid van een helper toe",
        "deleteAbsence": "Verwijderde een afwezigheid van een helper",
        "addCertificate": "Voegde een attest van een helper toe",
        "deleteCertificate": "Verwijderde een attest van een helper",
        "addEntry": "Schreef uren van een helper op",
        "deleteEntry": "Verwijderde uren van een helper"
      },
      "platform": {
        "createNetwork": "Netwerk gemaakt",
        "editNetwork": "Netwerk gewijzigd",
        "setNetworkLogo": "Logo van een netwerk gewijzigd",
        "importNeighbourhoods": "Buurten geïmporteerd",
        "importAddresses": "Adressen geïmporteerd",
        "importLines": "Stratenplan geïmporteerd",
        "createOrganisation": "Organisatie gemaakt",
        "editOrganisation": "Organisatie gewijzigd door Stoep",
        "createAccount": "Account gemaakt",
        "disableAccount": "Account gedeactiveerd",
        "enableAccount": "Account opnieuw geactiveerd",
        "endSessions": "Sessies beëindigd",
        "removeFactors": "Alle tweede stappen van een account verwijderd",
        "sendReset": "Link voor nieuw wachtwoord gestuurd",
        "makeSignInLink": "Link gemaakt om één keer in te loggen",
        "makeSystem": "Systeemaccount gewijzigd"
      }
    },
    "choices": {
      "type": {
        "owner": "beheerder",
        "user": "lid",
        "community-worker": "buurtwerker",
        "pending": "wacht op goedkeuring",
        "disabled": "gedeactiveerd"
      },
      "levels": {
        "viewer": "lezer",
        "editor": "redacteur",
        "admin": "modulebeheerder"
      },
      "kind": {
        "city": "stad of gemeente",
        "company": "bedrijf",
        "association": "vereniging"
      },
      "kinds": {
        "app": "authenticator-app",
        "text": "sms",
        "passkey": "passkey",
        "recovery": "herstelcodes"
      },
      "admits": {
        "nobody": "geen nieuwe mensen"
      },
      "level": {
        "essential": "Basis",
        "premium": "Premium",
        "oneoff": "eenmalig"
      },
      "module": {
        "network": "buurtnetwerk",
        "participation": "participatie",
        "care": "buurtconciërge"
      },
      "residence": {
        "confirmed": "bevestigd",
        "declined": "afgewezen"
      },
      "letters": {
        "few": "minder dan 10"
      },
      "decision": {
        "kept": "behouden",
        "hidden": "verborgen",
        "deleted": "verwijderd",
        "removed": "verborgen"
      },
      "ground": {
        "annoying": "vervelend of niet relevant",
        "spam": "reclame of spam",
        "offensive": "beledigend of haatdragend",
        "private": "privégegevens",
        "out-of-hand": "discussie loopt uit de hand"
      },
      "appealOutcome": {
        "upheld": "beslissing bevestigd",
        "reversed": "beslissing herroepen"
      },
      "state": {
        "concept": "concept",
        "scheduled": "gepland",
        "published": "gepubliceerd"
      },
      "reason": {
        "no_licence": "de organisatie heeft hiervoor geen licentie",
        "licence_expired": "de licentie is afgelopen",
        "module_not_included": "de licentie bevat deze module niet",
        "licence_level_too_low": "hiervoor is een hoger licentieniveau nodig",
        "licence_out_of_scope": "de eenmalige licentie dekt deze buurten niet",
        "no_place_left": "de gekozen straten liggen niet meer in de buurten van het bericht"
      },
      "applicationState": {
        "new": "nieuw",
        "in-contact": "in contact",
        "accepted": "aanvaard",
        "declined": "afgewezen"
      },
      "shoutStatus": {
        "new": "nieuw",
        "in-progress": "in behandeling",
        "done": "afgerond"
      }
    },
    "ownFields": {
      "publishing": {
        "type": "soort bericht"
      }
    }
  },
  "fr": {
    "fields": {
      "type": "rôle",
      "network": "réseau",
      "owner": "administrateur",
      "name": "nom",
      "kind": "type",
      "title": "titre",
      "phone": "téléphone",
      "address": "adresse",
      "email": "e-mail",
      "isDisabled": "désactivé",
      "state": "état",
      "language": "langue",
      "languages": "langues",
      "from": "du",
      "until": "jusqu’au",
      "reason": "raison",
      "slug": "nom dans les adresses web",
      "levels": "accès",
      "website": "site web",
      "placeholder": "texte de contact",
      "disabledKinds": "types non acceptés",
      "sessionId": "une session",
      "kinds": "types de deuxième étape",
      "fileId": "image",
      "issuer": "émetteur",
      "clientId": "identifiant client",
      "admits": "qui peut se connecter",
      "isEnabled": "activé",
      "hasNewSecret": "nouveau secret du client",
      "module": "module",
      "level": "niveau",
      "projectId": "projet",
      "surveyId": "enquête",
      "neighbourhood": "quartier",
      "residence": "adresse",
      "street": "rue",
      "letters": "lettres",
      "isReprint": "réimpression",
      "decision": "décision",
      "decisionReason": "motif de la décision",
      "ground": "raison",
      "appealOutcome": "réponse au recours",
      "textHtml": "texte",
      "theme": "thème",
      "secondTheme": "deuxième thème",
      "videoUrl": "vidéo",
      "ctaLink": "lien du bouton",
      "ctaText": "texte du bouton",
      "ctaDescription": "texte à côté du bouton",
      "visibility": "public",
      "isCommentsDisabled": "commentaires désactivés",
      "hasCombinedComments": "commentaires communs",
      "options": "réponses du sondage",
      "translations": "traductions",
      "neighbourhoodIds": "quartiers",
      "streetIds": "rues",
      "images": "photos",
      "attachmentIds": "pièces jointes",
      "pollClosesAt": "fin du sondage",
      "publishAt": "date de publication",
      "plannedBy": "programmé par",
      "lostStreets": "rues qui ne comptent plus",
      "at": "programmé pour",
      "ctaType": "destination du bouton",
      "isVotingDisabled": "vote désactivé",
      "activity": "date, lieu et inscription",
      "vacancy": "détails de l’offre",
      "dates": "dates",
      "applicationState": "état des candidatures",
      "applications": "nombre de candidatures",
      "toldApplicants": "candidats avertis par e-mail",
      "assignee": "attribué à",
      "shoutStatus": "état du message",
      "icon": "pictogramme",
      "isArchived": "archivé",
      "functionId": "fonction",
      "hourlyRateCents": "valeur d’une heure, en centimes",
      "hasForm": "formulaire sur la page publique",
      "formIntro": "introduction du formulaire",
      "formConsent": "consentement du formulaire",
      "isMember": "personne aidée",
      "fields": "champs",
      "ticketState": "état",
      "ticketFields": "champs modifiés",
      "assigneeId": "responsable",
      "colour": "couleur de l’étiquette",
      "description": "texte descriptif",
      "helperStatus": "état de l’aidant",
      "isSystem": "compte système",
      "timeZone": "fuseau horaire",
      "currency": "devise",
      "tiles": "tuiles de carte",
      "url": "adresse",
      "attribution": "source",
      "maxZoom": "zoom maximal",
      "file": "fichier",
      "read": "lignes lues",
      "added": "nouvelles lignes",
      "changed": "lignes modifiées",
      "unchanged": "lignes inchangées",
      "rejected": "lignes rejetées",
      "isLoaded": "importé",
      "accent": "couleur"
    },
    "said": {
      "yes": "oui",
      "no": "non",
      "commandLine": "ligne de commande"
    },
    "groups": {
      "accounts": "Membres et paramètres",
      "licences": "Licences",
      "residents": "Habitants",
      "conversations": "Commentaires et signalements",
      "publishing": "Messages",
      "vacancies": "Offres",
      "shouts": "Messages des habitants",
      "care": "Entraide",
      "platform": "Équipe de Stoep"
    },
    "actions": {
      "accounts": {
        "invite": "Invitation envoyée",
        "revokeInvitation": "Invitation retirée",
        "acceptInvitation": "Invitation acceptée",
        "acceptMember": "Membre accepté",
        "editMember": "Membre modifié",
        "removeMember": "Membre retiré",
        "declineMember": "Membre refusé",
        "editOrganisation": "Organisation modifiée",
        "setLogo": "Logo modifié",
        "setBanner": "Bannière modifiée",
        "setBottomUp": "Messages que les habitants peuvent envoyer modifiés",
        "requireSecondFactor": "Obligation de la deuxième étape modifiée",
        "addProvider": "Fournisseur d’authentification unique ajouté",
        "editProvider": "Fournisseur d’authentification unique modifié",
        "removeProvider": "Fournisseur d’authentification unique retiré",
        "closeAccount": "Parti en fermant son compte"
      },
      "licences": {
        "grant": "Licence accordée",
        "changeEnd": "Date de fin de licence modifiée",
        "end": "Licence terminée"
      },
      "residents": {
        "prove": "Adresse d’un habitant confirmée",
        "move": "Un habitant a déménagé",
        "decline": "Adresse d’un habitant refusée",
        "undoDecision": "Décision sur l’adresse d’un habitant annulée",
        "leave": "Un habitant a supprimé son compte",
        "printLetters": "A fait imprimer des lettres avec codes",
        "moveAddress": "A déplacé une adresse vers un autre quartier"
      },
      "conversations": {
        "hideComment": "Commentaire masqué",
        "showComment": "Commentaire réaffiché",
        "deleteComment": "Commentaire supprimé",
        "settleReport": "Décision prise sur un signalement",
        "undoDecision": "A annulé une décision",
        "decideAppeal": "A répondu à un recours"
      },
      "publishing": {
        "publish": "Message publié",
        "schedule": "Message programmé",
        "edit": "Message modifié",
        "delete": "Message supprimé",
        "undelete": "Message supprimé rétabli",
        "restoreVersion": "Version antérieure d’un message rétablie",
        "moveDates": "Date d’une activité déplacée",
        "cancelDates": "Date d’une activité annulée",
        "restoreDates": "Annulation d’une activité retirée",
        "renewCalendar": "Nouvelle adresse d’agenda créée",
        "endCalendar": "Adresse d’agenda supprimée"
      },
      "vacancies": {
        "setState": "État de candidatures modifié",
        "note": "Note d’une candidature modifiée"
      },
      "shouts": {
        "assign": "Message d’un habitant attribué",
        "setStatus": "État d’un message d’un habitant modifié",
        "askToShare": "Partage d’un message demandé à un habitant",
        "hide": "Message d’un habitant masqué",
        "delete": "A supprimé un message d’un habitant",
        "show": "Message d’un habitant affiché de nouveau",
        "createTemplate": "Modèle de réponse créé",
        "editTemplate": "Modèle de réponse modifié",
        "deleteTemplate": "Modèle de réponse supprimé"
      },
      "care": {
        "createTag": "A créé une étiquette",
        "editTag": "A modifié une étiquette",
        "deleteTag": "A supprimé une étiquette",
        "createCategory": "A ajouté un type d’aide",
        "editCategory": "A modifié un type d’aide",
        "archiveCategory": "A archivé ou rétabli un type d’aide",
        "createFunction": "A ajouté une fonction",
        "editFunction": "A modifié une fonction",
        "deleteFunction": "A supprimé une fonction",
        "setFunction": "A donné une fonction à un collègue",
        "editSettings": "A modifié les paramètres de l’entraide",
        "createPerson": "A inscrit une personne dans l’entraide",
        "editPerson": "A modifié une personne de l’entraide",
        "suspendPerson": "A suspendu une personne de l’entraide",
        "reactivatePerson": "A réactivé une personne de l’entraide",
        "deletePerson": "A supprimé une personne de l’entraide",
        "deleteNote": "A supprimé une note sur une personne de l’entraide",
        "createTicket": "A créé une demande d’aide",
        "editTicket": "A modifié une demande d’aide",
        "assignTicket": "A attribué une demande d’aide",
        "appointTicket": "A fixé un rendez-vous",
        "moveTicket": "A changé l’état d’une demande d’aide",
        "deleteTicket": "A supprimé une demande d’aide",
        "makeHelper": "A fait d’une personne un aidant",
        "setHelperStatus": "A accepté ou refusé un aidant",
        "addAbsence": "A ajouté une absence d’un aidant",
        "deleteAbsence": "A supprimé une absence d’un aidant",
        "addCertificate": "A ajouté une attestation d’un aidant",
        "deleteCertificate": "A supprimé une attestation d’un aidant",
        "addEntry": "A noté des heures d’un aidant",
        "deleteEntry": "A supprimé des heures d’un aidant"
      },
      "platform": {
        "createNetwork": "Réseau créé",
        "editNetwork": "Réseau modifié",
        "setNetworkLogo": "Logo d’un réseau modifié",
        "importNeighbourhoods": "Quartiers importés",
        "importAddresses": "Adresses importées",
        "importLines": "Plan des rues importé",
        "createOrganisation": "Organisation créée",
        "editOrganisation": "Organisation modifiée par Stoep",
        "createAccount": "Compte créé",
        "disableAccount": "Compte désactivé",
        "enableAccount": "Compte réactivé",
        "endSessions": "Sessions terminées",
        "removeFactors": "Deuxièmes étapes d’un compte toutes supprimées",
        "sendReset": "Lien de mot de passe envoyé",
        "makeSignInLink": "Lien de connexion à usage unique créé",
        "makeSystem": "Compte système modifié"
      }
    },
    "choices": {
      "type": {
        "owner": "administrateur",
        "user": "membre",
        "community-worker": "travailleur de quartier",
        "pending": "en attente d’approbation",
        "disabled": "désactivé"
      },
      "levels": {
        "viewer": "lecteur",
        "editor": "rédacteur",
        "admin": "administrateur du module"
      },
      "kind": {
        "city": "ville ou commune",
        "company": "entreprise",
        "association": "association"
      },
      "kinds": {
        "app": "application d’authentification",
        "text": "SMS",
        "passkey": "clé d’accès",
        "recovery": "codes de secours"
      },
      "admits": {
        "nobody": "aucune nouvelle personne"
      },
      "level": {
        "essential": "Essentiel",
        "premium": "Premium",
        "oneoff": "ponctuelle"
      },
      "module": {
        "network": "réseau de quartier",
        "participation": "participation citoyenne",
        "care": "concierge de quartier"
      },
      "residence": {
        "confirmed": "confirmée",
        "declined": "refusée"
      },
      "letters": {
        "few": "moins de 10"
      },
      "decision": {
        "kept": "conservé",
        "hidden": "masqué",
        "deleted": "supprimé",
        "removed": "masqué"
      },
      "ground": {
        "annoying": "gênant ou hors sujet",
        "spam": "publicité ou spam",
        "offensive": "insultant ou haineux",
        "private": "informations privées",
        "out-of-hand": "discussion qui dérape"
      },
      "appealOutcome": {
        "upheld": "décision maintenue",
        "reversed": "décision annulée"
      },
      "state": {
        "concept": "brouillon",
        "scheduled": "programmé",
        "published": "publié"
      },
      "reason": {
        "no_licence": "l’organisation n’a pas de licence pour cela",
        "licence_expired": "la licence a pris fin",
        "module_not_included": "la licence ne comprend pas ce module",
        "licence_level_too_low": "cela demande un niveau de licence plus élevé",
        "licence_out_of_scope": "la licence ponctuelle ne couvre pas ces quartiers",
        "no_place_left": "les rues choisies ne se trouvent plus dans les quartiers du message"
      },
      "applicationState": {
        "new": "nouvelle",
        "in-contact": "en contact",
        "accepted": "acceptée",
        "declined": "refusée"
      },
      "shoutStatus": {
        "new": "nouveau",
        "in-progress": "en cours",
        "done": "terminé"
      }
    },
    "ownFields": {
      "publishing": {
        "type": "type de message"
      }
    }
  },
  "tr": {
    "fields": {
      "type": "rol",
      "network": "ağ",
      "owner": "yönetici",
      "name": "ad",
      "kind": "tür",
      "title": "başlık",
      "phone": "telefon",
      "address": "adres",
      "email": "e-posta",
      "isDisabled": "devre dışı",
      "state": "durum",
      "language": "dil",
      "languages": "diller",
      "from": "başlangıç",
      "until": "bitiş",
      "reason": "neden",
      "slug": "web adreslerindeki ad",
      "levels": "erişim",
      "website": "web sitesi",
      "placeholder": "iletişim metni",
      "disabledKinds": "kabul edilmeyen türler",
      "sessionId": "bir oturum",
      "kinds": "ikinci adım türleri",
      "fileId": "görsel",
      "issuer": "veren",
      "clientId": "istemci kimliği",
      "admits": "kimler giriş yapabilir",
      "isEnabled": "açık",
      "hasNewSecret": "yeni istemci gizli anahtarı",
      "module": "modül",
      "level": "düzey",
      "projectId": "proje",
      "surveyId": "anket formu",
      "neighbourhood": "mahalle",
      "residence": "adres",
      "street": "sokak",
      "letters": "mektup",
      "isReprint": "yeniden yazdırma",
      "decision": "karar",
      "decisionReason": "kararın nedeni",
      "ground": "neden",
      "appealOutcome": "itirazın sonucu",
      "textHtml": "metin",
      "theme": "konu",
      "secondTheme": "ikinci konu",
      "videoUrl": "video",
      "ctaLink": "düğme bağlantısı",
      "ctaText": "düğme metni",
      "ctaDescription": "düğme açıklaması",
      "visibility": "hedef kitle",
      "isCommentsDisabled": "yorumlar kapalı",
      "hasCombinedComments": "ortak yorumlar",
      "options": "seçenekler",
      "translations": "çeviriler",
      "neighbourhoodIds": "mahalleler",
      "streetIds": "sokaklar",
      "images": "fotoğraflar",
      "attachmentIds": "ekler",
      "pollClosesAt": "anketin bitişi",
      "publishAt": "yayın zamanı",
      "plannedBy": "planlayan",
      "lostStreets": "artık sayılmayan sokaklar",
      "at": "planlanan zaman",
      "ctaType": "düğmenin götürdüğü yer",
      "isVotingDisabled": "oylama kapalı",
      "activity": "tarih, yer ve kayıt",
      "vacancy": "ilan ayrıntıları",
      "dates": "tarihler",
      "applicationState": "başvuruların durumu",
      "applications": "başvuru sayısı",
      "toldApplicants": "e-postayla haber verilen kişi sayısı",
      "assignee": "sorumlu",
      "shoutStatus": "mesajın durumu",
      "icon": "simge",
      "isArchived": "arşivlendi",
      "functionId": "görev",
      "hourlyRateCents": "bir saatin değeri, sent olarak",
      "hasForm": "herkese açık sayfadaki form",
      "formIntro": "formun giriş metni",
      "formConsent": "formun onay metni",
      "isMember": "yardım alan",
      "fields": "alanlar",
      "ticketState": "durum",
      "ticketFields": "değişen alanlar",
      "assigneeId": "sorumlu",
      "colour": "etiket rengi",
      "description": "açıklama",
      "helperStatus": "yardımcının durumu",
      "isSystem": "sistem hesabı",
      "timeZone": "saat dilimi",
      "currency": "para birimi",
      "tiles": "harita karoları",
      "url": "adres",
      "attribution": "kaynak",
      "maxZoom": "en yüksek yakınlaştırma",
      "file": "dosya",
      "read": "okunan satırlar",
      "added": "yeni satırlar",
      "changed": "değişen satırlar",
      "unchanged": "değişmeyen satırlar",
      "rejected": "reddedilen satırlar",
      "isLoaded": "içe aktarıldı",
      "accent": "renk"
    },
    "said": {
      "yes": "evet",
      "no": "hayır",
      "commandLine": "komut satırı"
    },
    "groups": {
      "accounts": "Üyeler ve ayarlar",
      "licences": "Lisanslar",
      "residents": "Sakinler",
      "conversations": "Yorumlar ve şikâyetler",
      "publishing": "Mesajlar",
      "vacancies": "İlanlar",
      "shouts": "Sakinlerin mesajları",
      "care": "Yardımlaşma",
      "platform": "Stoep ekibi"
    },
    "actions": {
      "accounts": {
        "invite": "Davet gönderildi",
        "revokeInvitation": "Davet geri alındı",
        "acceptInvitation": "Davet kabul edildi",
        "acceptMember": "Üye kabul edildi",
        "editMember": "Üye değiştirildi",
        "removeMember": "Üye çıkarıldı",
        "declineMember": "Üye reddedildi",
        "editOrganisation": "Kuruluş değiştirildi",
        "setLogo": "Logo değiştirildi",
        "setBanner": "Kapak görseli değiştirildi",
        "setBottomUp": "Sakinlerin gönderebileceği mesajlar değiştirildi",
        "requireSecondFactor": "İkinci adım zorunluluğu değiştirildi",
        "addProvider": "Kurumsal giriş sağlayıcısı eklendi",
        "editProvider": "Kurumsal giriş sağlayıcısı değiştirildi",
        "removeProvider": "Kurumsal giriş sağlayıcısı kaldırıldı",
        "closeAccount": "Hesabını kapatarak ayrıldı"
      },
      "licences": {
        "grant": "Lisans verildi",
        "changeEnd": "Lisans bitiş tarihi değiştirildi",
        "end": "Lisans sona erdirildi"
      },
      "residents": {
        "prove": "Bir sakinin adresi onaylandı",
        "move": "Sakin taşındı",
        "decline": "Bir sakinin adresi reddedildi",
        "undoDecision": "Bir sakinin adresiyle ilgili karar geri alındı",
        "leave": "Sakin hesabını sildi",
        "printLetters": "Kodlu mektuplar yazdırdı",
        "moveAddress": "Bir adresi başka bir mahalleye taşıdı"
      },
      "conversations": {
        "hideComment": "Yorum gizlendi",
        "showComment": "Yorum yeniden gösterildi",
        "deleteComment": "Yorum silindi",
        "settleReport": "Bir şikâyet karara bağlandı",
        "undoDecision": "Bir kararı geri aldı",
        "decideAppeal": "Bir itirazı yanıtladı"
      },
      "publishing": {
        "publish": "Mesaj yayımlandı",
        "schedule": "Mesaj planlandı",
        "edit": "Mesaj düzenlendi",
        "delete": "Mesaj silindi",
        "undelete": "Silinen mesaj geri alındı",
        "restoreVersion": "Mesajın önceki sürümü geri yüklendi",
        "moveDates": "Etkinliğin tarihi değiştirildi",
        "cancelDates": "Etkinliğin tarihi iptal edildi",
        "restoreDates": "Etkinliğin yapılmasına karar verildi",
        "renewCalendar": "Yeni takvim adresi oluşturuldu",
        "endCalendar": "Takvim adresi kaldırıldı"
      },
      "vacancies": {
        "setState": "Başvuruların durumu değiştirildi",
        "note": "Bir başvurunun notu değiştirildi"
      },
      "shouts": {
        "assign": "Bir sakinin mesajı görevlendirildi",
        "setStatus": "Bir sakinin mesajının durumu değiştirildi",
        "askToShare": "Bir sakinden mesajını paylaşması istendi",
        "hide": "Bir sakinin mesajı gizlendi",
        "delete": "Bir sakin mesajını sildi",
        "show": "Bir sakinin mesajı yeniden gösterildi",
        "createTemplate": "Yanıt şablonu oluşturuldu",
        "editTemplate": "Yanıt şablonu düzenlendi",
        "deleteTemplate": "Yanıt şablonu silindi"
      },
      "care": {
        "createTag": "Bir etiket oluşturdu",
        "editTag": "Bir etiketi düzenledi",
        "deleteTag": "Bir etiketi sildi",
        "createCategory": "Bir yardım türü ekledi",
        "editCategory": "Bir yardım türünü düzenledi",
        "archiveCategory": "Bir yardım türünü arşivledi veya geri aldı",
        "createFunction": "Bir görev tanımı ekledi",
        "editFunction": "Bir görev tanımını düzenledi",
        "deleteFunction": "Bir görev tanımını sildi",
        "setFunction": "Bir çalışma arkadaşına görev verdi",
        "editSettings": "Yardımlaşma ayarlarını değiştirdi",
        "createPerson": "Yardımlaşmaya bir kişi kaydetti",
        "editPerson": "Yardımlaşmadaki bir kişiyi düzenledi",
        "suspendPerson": "Yardımlaşmadaki bir kişiyi askıya aldı",
        "reactivatePerson": "Yardımlaşmadaki bir kişiyi yeniden etkinleştirdi",
        "deletePerson": "Yardımlaşmadaki bir kişiyi sildi",
        "deleteNote": "Yardımlaşmadaki bir kişiyle ilgili bir notu sildi",
        "createTicket": "Yardım talebi oluşturuldu",
        "editTicket": "Yardım talebi düzenlendi",
        "assignTicket": "Yardım talebi birine verildi",
        "appointTicket": "Randevu belirlendi",
        "moveTicket": "Yardım talebinin durumu değiştirildi",
        "deleteTicket": "Yardım talebi silindi",
        "makeHelper": "Bir kişiyi yardımcı yaptı",
        "setHelperStatus": "Bir yardımcıyı kabul etti veya reddetti",
        "addAbsence": "Bir yardımcının izin dönemini ekledi",
        "deleteAbsence": "Bir yardımcının izin dönemini kaldırdı",
        "addCertificate": "Bir yardımcının belgesini ekledi",
        "deleteCertificate": "Bir yardımcının belgesini kaldırdı",
        "addEntry": "Bir yardımcının saatlerini yazdı",
        "deleteEntry": "Bir yardımcının saatlerini sildi"
      },
      "platform": {
        "createNetwork": "Ağ oluşturuldu",
        "editNetwork": "Ağ değiştirildi",
        "setNetworkLogo": "Bir ağın logosu değiştirildi",
        "importNeighbourhoods": "Mahalleler içe aktarıldı",
        "importAddresses": "Adresler içe aktarıldı",
        "importLines": "Sokak haritası içe aktarıldı",
        "createOrganisation": "Kuruluş oluşturuldu",
        "editOrganisation": "Kuruluş Stoep tarafından değiştirildi",
        "createAccount": "Hesap oluşturuldu",
        "disableAccount": "Hesap devre dışı bırakıldı",
        "enableAccount": "Hesap yeniden etkinleştirildi",
        "endSessions": "Oturumlar sonlandırıldı",
        "removeFactors": "Bir hesabın tüm ikinci adımları kaldırıldı",
        "sendReset": "Yeni parola bağlantısı gönderildi",
        "makeSignInLink": "Tek kullanımlık giriş bağlantısı oluşturuldu",
        "makeSystem": "Sistem hesabı değiştirildi"
      }
    },
    "choices": {
      "type": {
        "owner": "yönetici",
        "user": "üye",
        "community-worker": "mahalle çalışanı",
        "pending": "onay bekliyor",
        "disabled": "devre dışı"
      },
      "levels": {
        "viewer": "izleyici",
        "editor": "editör",
        "admin": "modül yöneticisi"
      },
      "kind": {
        "city": "şehir veya belediye",
        "company": "şirket",
        "association": "dernek"
      },
      "kinds": {
        "app": "doğrulama uygulaması",
        "text": "SMS",
        "passkey": "geçiş anahtarı",
        "recovery": "kurtarma kodları"
      },
      "admits": {
        "nobody": "yeni kimse yok"
      },
      "level": {
        "essential": "Temel",
        "premium": "Premium",
        "oneoff": "tek seferlik"
      },
      "module": {
        "network": "mahalle ağı",
        "participation": "katılım",
        "care": "mahalle görevlisi"
      },
      "residence": {
        "confirmed": "onaylandı",
        "declined": "reddedildi"
      },
      "letters": {
        "few": "10’dan az"
      },
      "decision": {
        "kept": "korundu",
        "hidden": "gizlendi",
        "deleted": "silindi",
        "removed": "gizlendi"
      },
      "ground": {
        "annoying": "rahatsız edici veya konu dışı",
        "spam": "reklam veya spam",
        "offensive": "hakaret veya nefret",
        "private": "kişisel bilgi",
        "out-of-hand": "çığırından çıkan tartışma"
      },
      "appealOutcome": {
        "upheld": "karar onaylandı",
        "reversed": "karar geri alındı"
      },
      "state": {
        "concept": "taslak",
        "scheduled": "planlandı",
        "published": "yayımlandı"
      },
      "reason": {
        "no_licence": "kuruluşun bunun için lisansı yok",
        "licence_expired": "lisans sona erdi",
        "module_not_included": "lisans bu modülü kapsamıyor",
        "licence_level_too_low": "bunun için daha yüksek bir lisans düzeyi gerekiyor",
        "licence_out_of_scope": "tek seferlik lisans bu mahalleleri kapsamıyor",
        "no_place_left": "seçilen sokaklar artık mesajın mahallelerinde değil"
      },
      "applicationState": {
        "new": "yeni",
        "in-contact": "iletişimde",
        "accepted": "kabul edildi",
        "declined": "reddedildi"
      },
      "shoutStatus": {
        "new": "yeni",
        "in-progress": "işlemde",
        "done": "tamamlandı"
      }
    },
    "ownFields": {
      "publishing": {
        "type": "mesaj türü"
      }
    }
  }
};
