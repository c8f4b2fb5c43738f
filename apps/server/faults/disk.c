/*
 * Stands between a process and its disk, loaded before the C library (LD_PRELOAD). Of the files in one folder it
 *   - writes down every write, truncation, removal and sync, so that the disk can be rebuilt as it was at any moment, with or
 *     without what was not synced by then;
 *   - lets writes and syncs fail when told to.
 *
 * DISK_FOLDER   the folder, as an absolute path without links
 * DISK_TRACE    where operations are appended to: a head and, of writes and names, the bytes
 * DISK_CONTROL  a file that holds a struct control; whoever wants a fault writes it
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <unistd.h>

enum operation { SEEN = 1, WRITE, TRUNCATE, REMOVE, SYNC, SYNC_FAILED, SYNC_FOLDER };
enum fault { NONE, FAIL, SHORT, FULL, FAIL_SYNC };

struct control {
  int32_t fault;
  int32_t after; /* so many operations go through before it */
  int32_t lasts; /* so many it concerns; -1 for all */
  int32_t hits;
};

struct head {
  uint32_t operation;
  uint32_t file;
  uint64_t offset;
  uint64_t length;
};

#define MOST_FILES 64
#define FOLDER 0

static struct {
  ino_t inode;
  uint32_t file;
} known[MOST_FILES];
static int known_count;
static uint32_t last_file = FOLDER;

static const char *folder;
static size_t folder_length;
static int trace = -1;
static volatile struct control *control;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

__attribute__((constructor)) static void start(void) {
  const char *trace_path = getenv("DISK_TRACE");
  const char *control_path = getenv("DISK_CONTROL");
  folder = getenv("DISK_FOLDER");
  if (!folder || !trace_path || !control_path) return;
  folder_length = strlen(folder);
  trace = open(trace_path, O_WRONLY | O_APPEND | O_CLOEXEC);
  int fd = open(control_path, O_RDWR | O_CLOEXEC);
  void *page = mmap(NULL, sizeof(struct control), PROT_READ | PROT_WRITE, MAP_SHARED, fd, 0);
  if (trace < 0 || fd < 0 || page == MAP_FAILED) abort();
  control = page;
  /* Processes that this one starts meet its faults, but write nothing down: their files have numbers of their own. */
  setenv("DISK_TRACE", "/dev/null", 1);
}

static void note(enum operation operation, uint32_t file, uint64_t offset, const void *bytes, uint64_t length) {
  struct head head = {operation, file, offset, length};
  struct iovec parts[] = {{&head, sizeof head}, {(void *)bytes, bytes ? length : 0}};
  if (syscall(SYS_writev, trace, parts, 2) < 0) abort();
}

static void forget(ino_t inode) {
  for (int i = 0; i < known_count; i++)
    if (known[i].inode == inode) known[i] = known[--known_count];
}

/* The number of a file in the folder, FOLDER for itself, -1 for all others. */
static int64_t file_of(int fd) {
  struct stat status;
  if (!control || fstat(fd, &status) != 0) return -1;
  if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return -1;
  for (int i = 0; i < known_count; i++)
    if (known[i].inode == status.st_ino) return known[i].file;
  char link[64] = "/proc/self/fd/", path[4096];
  int digits = 0, rest = fd;
  char reversed[16];
  do reversed[digits++] = '0' + rest % 10; while (rest /= 10);
  size_t end = strlen(link);
  while (digits) link[end++] = reversed[--digits];
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < (ssize_t)folder_length || strncmp(path, folder, folder_length) != 0) return -1;
  path[length] = 0;
  if (length == (ssize_t)folder_length) return FOLDER;
  if (path[folder_length] != '/' || known_count == MOST_FILES) return -1;
  known[known_count].inode = status.st_ino;
  known[known_count++].file = ++last_file;
  const char *name = path + folder_length + 1;
  note(SEEN, last_file, 0, name, strlen(name));
  return last_file;
}

/* The fault that the next operation meets. */
static enum fault next_fault(int is_sync) {
  int fault = control->fault;
  if (fault == NONE || (fault == FAIL_SYNC) != is_sync) return NONE;
  if (control->after > 0) {
    control->after--;
    return NONE;
  }
  control->hits++;
  if (control->lasts > 0 && --control->lasts == 0) control->fault = NONE;
  return fault;
}

static ssize_t write_at(int fd, const void *bytes, size_t length, off_t offset) {
  return syscall(SYS_pwrite64, fd, bytes, length, offset);
}

static ssize_t watched_write(int fd, int64_t file, const void *bytes, size_t length, off_t offset) {
  enum fault fault = next_fault(0);
  if (fault == FULL) {
    errno = ENOSPC;
    return -1;
  }
  /* What fails may have been written in part. */
  size_t part = fault == NONE || length < 2 ? length : length / 2;
  ssize_t written = write_at(fd, bytes, part, offset);
  if (written > 0) note(WRITE, file, offset, bytes, written);
  if (fault != FAIL) return written;
  errno = EIO;
  return -1;
}

ssize_t pwrite64(int fd, const void *bytes, size_t length, off_t offset) {
  pthread_mutex_lock(&lock);
  int64_t file = file_of(fd);
  ssize_t written = file > FOLDER ? watched_write(fd, file, bytes, length, offset) : -1;
  pthread_mutex_unlock(&lock);
  return file > FOLDER ? written : write_at(fd, bytes, length, offset);
}

ssize_t pwrite(int fd, const void *bytes, size_t length, off_t offset) {
  return pwrite64(fd, bytes, length, offset);
}

int ftruncate64(int fd, off_t length) {
  pthread_mutex_lock(&lock);
  int64_t file = file_of(fd);
  int answer = syscall(SYS_ftruncate, fd, length);
  if (file > FOLDER && answer == 0) note(TRUNCATE, file, length, NULL, 0);
  pthread_mutex_unlock(&lock);
  return answer;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int sync_with(long call, int fd) {
  pthread_mutex_lock(&lock);
  int64_t file = file_of(fd);
  int fails = file > FOLDER && next_fault(1) == FAIL_SYNC;
  if (fails) note(SYNC_FAILED, file, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  if (fails) {
    errno = EIO;
    return -1;
  }
  int answer = syscall(call, fd);
  pthread_mutex_lock(&lock);
  if (file >= FOLDER && answer == 0) note(file == FOLDER ? SYNC_FOLDER : SYNC, file, 0, NULL, 0);
  pthread_mutex_unlock(&lock);
  return answer;
}

int fsync(int fd) { return sync_with(SYS_fsync, fd); }
int fdatasync(int fd) { return sync_with(SYS_fdatasync, fd); }

int unlink(const char *path) {
  struct stat status;
  pthread_mutex_lock(&lock);
  int is_ours = control && strncmp(path, folder, folder_length) == 0 && path[folder_length] == '/' &&
                lstat(path, &status) == 0 && S_ISREG(status.st_mode);
  int answer = syscall(SYS_unlink, path);
  if (is_ours && answer == 0) {
    const char *name = path + folder_length + 1;
    note(REMOVE, FOLDER, 0, name, strlen(name));
    forget(status.st_ino);
  }
  pthread_mutex_unlock(&lock);
  return answer;
}

/* By these whole files are copied; of a copy only a full disk is of interest. */
static int has_room_for(int fd) {
  pthread_mutex_lock(&lock);
  int has_room = !(control && control->fault == FULL && file_of(fd) > FOLDER && next_fault(0) == FULL);
  pthread_mutex_unlock(&lock);
  if (!has_room) errno = ENOSPC;
  return has_room;
}

ssize_t copy_file_range(int in, off64_t *in_offset, int out, off64_t *out_offset, size_t length, unsigned flags) {
  return has_room_for(out) ? syscall(SYS_copy_file_range, in, in_offset, out, out_offset, length, flags) : -1;
}

ssize_t sendfile64(int out, int in, off64_t *offset, size_t length) {
  return has_room_for(out) ? syscall(SYS_sendfile, out, in, offset, length) : -1;
}

ssize_t sendfile(int out, int in, off_t *offset, size_t length) { return sendfile64(out, in, offset, length); }
