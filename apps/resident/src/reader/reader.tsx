import { useAccent } from "@stoep/client/accent";
import { type ReaderScreen, type ShownSubject, tellDashboard } from "@stoep/client/reader";
import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { Router } from "wouter";
import { memoryLocation } from "wouter/memory-location";
import { CardSkeleton } from "../app/index.ts";
import { AppParts } from "../app/kit/app-parts.tsx";
import { NetworkProvider } from "../app/network.tsx";
import { SampleSession } from "../app/session.tsx";
import { OrganisationArticle } from "../features/accounts/index.ts";
import { ProjectArticle } from "../features/participation/index.ts";
import { MessageArticle, MessageCard } from "../features/publishing/index.ts";
import { keepIdle } from "./idle-controls.ts";
import style from "./reader.module.css";
import { knownAnswers, sampleSession } from "./sample-resident.ts";

/** The subject with everything around it that the residents' app would have: a resident who is signed in, the network, its addresses. */
export function Reader({ reading }: { reading: ReaderScreen }) {
  const { subject, language, network } = reading;
  const session = useMemo(() => sampleSession(network, language), [network, language]);
  const answers = useMemo(() => knownAnswers(subject, network), [subject, network]);
  const address = useMemo(() => memoryLocation({ path: `/${network.slug}` }), [network.slug]);
  useAccent(network.accent);
  return (
    <AppParts>
      <QueryClientProvider client={answers}>
        <SampleSession value={session}>
          <NetworkProvider network={network}>
            <Router base={`/${network.slug}`} hook={address.hook} searchHook={address.searchHook}>
              <Screen idle={reading.idle}>
                <Suspense fallback={<CardSkeleton />}>
                  <Subject subject={subject} />
                </Suspense>
              </Screen>
            </Router>
          </NetworkProvider>
        </SampleSession>
      </QueryClientProvider>
    </AppParts>
  );
}

function Subject({ subject }: { subject: ShownSubject }) {
  if (subject.kind === "organisation") return <OrganisationArticle profile={subject.profile} />;
  if (subject.kind === "project") return <ProjectArticle project={subject.project} />;
  const { post, place } = subject;
  return place === "list" ? <MessageCard post={post} isFirst /> : <MessageArticle post={post} />;
}

/** Tells the dashboard how high it is. */
function Screen({ idle, children }: { idle: string; children: React.ReactNode }) {
  const screen = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => (screen.current ? keepIdle(screen.current, idle) : undefined), [idle]);
  useEffect(() => {
    const element = screen.current;
    if (!element) return;
    const watcher = new ResizeObserver(() => tellDashboard({ height: Math.ceil(element.offsetHeight) }));
    watcher.observe(element);
    return () => watcher.disconnect();
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls, and must do so by keyboard
    <div ref={screen} className={style.screen} tabIndex={0}>
      {children}
    </div>
  );
}
