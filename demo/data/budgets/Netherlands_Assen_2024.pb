META
key;value
description;Assen Top Idee
country;Netherlands
unit;Assen
instance;2024
num_projects;14
num_votes;84
budget;100000
vote_type;approval
rule;equalshares/add1
date_begin;31.03.2024
date_end;15.04.2024
min_length;2
language;nl
currency;EUR
comment;#1: Young people between the ages of 12 and 27 could vote
PROJECTS
project_id;cost;votes;name;selected;description
3;7200;43;PopUp Podium;1;12x per jaar zal er een PopUp Podium opduiken in de stad
9;21000;42;Jongerenplatform;1;Begrip streeft ernaar een centraal platform te creëren voor
8;40000;25;Crossbaan in Peelo;0;Een baan in Peelo waar je kunt steppen, skaten, fietsen en
2;10000;24;Go-Zero kroegentocht;1;Jongeren kunnen hun eigen muzieksmaak ontdekken
11;15000;24;Muziekproductie studio;1;Studio waar elektronische muziek geproduceerd kan
1;40000;23;Scooter Night Ride;0;Tijdens de TT Assen voor jongeren tussen de 17 en 22 jaar
13;1000;21;Samen koken en eten;1;Onder jongeren is er behoefte om nieuwe mensen te
10;50000;19;Synthetische lichten;0;Hoe mooi en romantisch zou het zijn om sterren te hebben
14;5000;14;In gesprek;1;Op school leer je wel wiskunde en nederlands maar wie
5;5000;13;LGBTQ+ bijeenkomsten;1;Leuke en gezellige bijeenkomsten voor LGBTQ+ jeugdigen
6;11000;10;Snelheidsregeling;1;Een fatbike-apparaat voor snelheidsregeling voor de
7;12000;10;RuBox;0;Een opvallend vormgegeven QR-code voor een 'glazen
12;1500;9;Uitdelen Korans;1;Ik wil graag de dialoog aangaan met mensen uit Assen
4;30000;8;Gedichtenroute;0;Een route door de stad Assen aan de hand van gedichten
VOTES
voter_id;vote
1;1,2,6,9,13
2;1,2,10
3;1,3
4;3,7,9,13
5;4,13
6;1,2,3,10,11
7;1,9,12,13,14
8;2,3,13
9;2,3,5,7,9,11,12,13,14
10;2,3,13
11;3,5
12;3,9
13;1,3
14;1,3
15;2,5,6,9
16;3,7,8,10,13
17;3,14
18;3,9
19;1,2,7,9,13
20;3,9,14
21;9,10
22;1,2,3,7,10,11,13
23;3,10,11
24;3,9
25;1,3
26;3,9,11
27;3,9
28;3,4,10,13
29;3,4,5,7,9,12,14
30;6,9,10,12
31;3,9
32;3,7
33;3,5,9,11,12,13
34;2,8,11
35;1,2,4,10,11,13
36;1,2,8,9
37;6,9,14
38;6,10,13
39;3,5,9,13,14
40;1,5,8
41;12,14
42;2,3,11,12
43;3,4,5,9,13
44;1,2,8,10,11,13
45;3,9,11,14
46;6,14
47;1,8
48;2,8,10,14
49;8,9,10,12
50;9,11
51;2,3,11
52;1,2,3,9
53;3,8,9
54;3,9
55;3,9
56;1,3,7,10,11,13
57;2,8,9
58;3,9
59;1,8
60;8,9
61;5,9,11,14
62;3,7,8,10,11
63;8,9
64;2,8
65;2,3,5,11
66;2,3,5,9,11,12
67;6,10,14
68;8,9
69;1,2
70;6,8
71;8,9
72;1,2,9,11
73;3,5,9,13
74;8,11,13
75;4,9
76;1,6,8,11
77;4,7,8
78;1,3,4,8,9,10,11,14
79;5,6,9
80;3,11,13
81;8,10
82;2,3,10,11
83;8,9
84;1,8
