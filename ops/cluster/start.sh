#!/bin/sh
# Starts one part of the cluster: etcd, patroni, haproxy or pgbouncer; or creates the shop's database, once. The value of
# {{name}} in the drill's templates is the environment variable name.
set -eu
templates=${templates:-/etc/cluster}
export PATH="$PATH:/usr/sbin"
umask 077

fill() {
  perl -pe 's/\{\{(\w+)\}\}/$ENV{$1} \/\/ die "$ARGV asks for {{$1}}\n"/ge' "$templates/$1" > "$folder/$1.new"
  mv "$folder/$1.new" "$folder/$2"
}

case $1 in
  etcd)
    fill etcd.yaml etcd.yaml
    exec etcd --config-file "$folder/etcd.yaml"
    ;;
  patroni)
    mkdir -p "$(dirname "$dataFolder")"
    fill patroni.yaml patroni.yaml
    fill pgbackrest.conf "pgbackrest-$name.conf"
    fill disk-guard.sh disk-guard.sh
    fill backup.sh backup.sh
    sh "$folder/disk-guard.sh" &
    (
      until curl -sf -o /dev/null "http://$host:$restPort/readiness"; do sleep 2; done
      while :; do
        PGPASSWORD=$password sh "$folder/backup.sh" || echo 'The backup failed' >&2
        sleep 86400
      done
    ) &
    exec patroni "$folder/patroni.yaml"
    ;;
  haproxy)
    fill haproxy.cfg haproxy.cfg
    exec haproxy -db -f "$folder/haproxy.cfg"
    ;;
  pgbouncer)
    fill pgbouncer.ini pgbouncer.ini
    echo "\"mendwell\" \"$shopPassword\"" > "$folder/pgbouncer-users.txt"
    exec pgbouncer "$folder/pgbouncer.ini"
    ;;
  database)
    export PGHOST="$host" PGPORT="$writePort" PGUSER=postgres PGPASSWORD="$password" PGDATABASE=postgres
    until psql -qc 'select 1' > /dev/null 2>&1; do sleep 1; done
    psql -v ON_ERROR_STOP=1 -v password="$shopPassword" <<'SQL'
select 'create role mendwell login' where not exists (select from pg_roles where rolname = 'mendwell') \gexec
alter role mendwell password :'password';
select 'create database shop owner mendwell' where not exists (select from pg_database where datname = 'shop') \gexec
SQL
    ;;
  *)
    echo "There is no $1" >&2
    exit 1
    ;;
esac
